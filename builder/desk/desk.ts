import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Plugin, build } from 'vite';
import { deskPath, policyOfDesk } from '#builder/hosts/headers.mjs';
import { inBrowser } from './deskBundle.ts';
import { writeData, writeOwnersPage } from './ownersPage.ts';
import { readWithHints } from '#owner/check/readWithHints.ts';
import { describeDesk } from '#owner/desk/deskForms.ts';
import { allAtDesk } from '#owner/desk/deskProblem.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { keyOf } from '#reader/files/cache.ts';

const page = ofSoftware('owner/desk/deskPage.ts');

/** Serves the desk in development: the forms that change the shop's files (SPEC 19.1). */
export function desk(): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    // Before the pages, which are refused while the shop has mistakes: here they are put right.
    enforce: 'pre',
    configureServer(server) {
      const { base } = server.config;
      let found: ReturnType<typeof findProblems> | undefined;
      // The page asks again and again, and a check of a large shop takes seconds.
      server.watcher.on('all', () => {
        found = undefined;
      });
      server.middlewares.use(base + deskPath, (request, response, next) => {
        const [path] = (request.url ?? '/').split('?');
        const send = (type: string, text: string) =>
          response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
        if (path === '/') send('text/html', writeDeskPage('problems'));
        else if (path === '/problems') {
          found ??= findProblems();
          found.then(
            (all) => send('application/json', JSON.stringify(all)),
            (error: unknown) => {
              found = undefined;
              next(error);
            },
          );
        } else bundleDesk().then((folder) => sirv(folder)(request, response, next), next);
      });
    },
  };
}

async function findProblems() {
  const folder = shopFolder();
  const { problems, hints } = await readWithHints(filesOf(folder));
  return { problems: allAtDesk(problems, folder), hints: allAtDesk(hints, folder) };
}

/** The page of forms; in development it asks an address for what is wrong. */
export function writeDeskPage(problems?: string): string {
  const folder = shopFolder();
  const files = filesOf(folder);
  const config = describeDesk(files);
  return writeOwnersPage({
    title: 'The desk',
    policy: policyOfDesk,
    head: '<meta name="referrer" content="same-origin">\n',
    style: `
html, body { height: 100%; margin: 0 }
body { display: flex; flex-direction: column }
#nc-root { flex: 1; position: relative; min-height: 0; contain: layout }
#problems, #saved, #hints { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 0 2rem; background: var(--sui-tertiary-background-color, #eef3ee); color: var(--sui-primary-foreground-color, #1d2b22) }
#problems { max-height: 25vh; overflow: auto; background: #7a1f14; color: #fff }
:is(#problems, #hints) ul { margin: 0; padding-left: 1.2rem }
#problems a, #saved a { color: inherit }
#hints { max-height: 25vh; overflow: auto }
#hints summary { padding-block: .3rem; cursor: pointer }
#hints[open] li { padding-block: .3rem }
/* Both are there while they are empty: a live region that appears with its text is often not said. */
#problems p { margin: 0 }
#saved:not(:empty), #problems :is(p, li):not(:empty) { padding-block: .6rem }
#saved:has(+ #problems p:not(:empty)) { height: 0; padding-block: 0; overflow: hidden }
[role=alertdialog] .error { white-space: pre-line }
/* A group is always there, so the star says nothing of it. */
[data-field-type=object] > header > .required { display: none }
.content-editor .primary > .inner > .spacer::before { content: var(--open); font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere }
/* What a translation of an entry says is emptied, and not removed with the entry's photo beside it. */
.pane:not([data-locale="${config.i18n.default_locale}"]) .item > .header > .end { visibility: hidden }
/* It asks for a key of another service, which the policy then refuses. */
[aria-label^="Translate"] { display: none !important }
${problems === undefined ? '' : '[data-label="Sign In Using Access Token"] { display: none !important }'}
@media (max-width: 600px) { #problems { font-size: .875rem; max-height: 15vh; padding-inline: 1rem } }
@media (pointer: coarse) { :root:root { --sui-control-small-height: 44px; --sui-control-medium-height: 44px } }
`,
    body: `${writeData('desk', { config, folder, problems })}
<script type="module" src="desk.js"></script>
<div id="nc-root"></div>
<p id="saved" role="status"></p>
<details id="hints" hidden><summary></summary><ul></ul></details>
<section id="problems" aria-label="Mistakes"><p role="status"></p><ul></ul></section>`,
  });
}

/**
 * The files of the shop as they are published, by the hashes that git has of them: the desk compares them with what
 * is saved, to say whether the shop shows it by now (SPEC 19.13).
 */
export function listPublished(): string {
  const { folder, names, read } = filesOf(shopFolder());
  const hashes = names.map((name) => {
    const bytes = read(name);
    const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes);
    return [`${folder}/${name}`, hash.digest('hex')];
  });
  return JSON.stringify(Object.fromEntries(hashes));
}

/** The folder with the scripts and fonts of the CMS, bundled once for each version of it. */
export async function bundleDesk(): Promise<string> {
  // The check at the desk is made of all that the reader knows.
  const sources = ['builder/desk', 'owner', 'reader', 'rules', 'countries', 'app/strings'].flatMap(
    (part) =>
      readdirSync(ofSoftware(part), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|mjs|yaml)$/.test(name))
        .map((name) => ofSoftware(`${part}/${name}`)),
  );
  const inputs = [...sources.toSorted(), 'node_modules/@sveltia/cms/package.json'].map((file) =>
    readFileSync(file),
  );
  const folder = join('node_modules/.cache/desk', keyOf(inputs));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [withoutOthers, inBrowser()],
    build: {
      outDir: unfinished,
      target: 'esnext',
      // Its files are minified already.
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: { desk: page }, output: { entryFileNames: '[name].js' } },
    },
  });
  // Another server may have bundled it meanwhile.
  if (existsSync(folder)) await rm(unfinished, { recursive: true });
  else await rename(unfinished, folder);
  return folder;
}

/** What the CMS says in words that no owner uses, or that are not so here; each is found, or the bundle fails. */
const words: Readonly<Record<string, string>> = {
  'title:`Error`,description:`There was an error while saving the entry. Please try again later.`':
    'title:`Not saved`,description:`Nothing was saved yet:`',
  'entry:`Entry Assets`': 'entry:`Photos of this product`',
  'backlinks:{title:`Backlinks`': 'backlinks:{title:`Used In`',
  'validation:{title:`Validation`': 'validation:{title:`Mistakes`',
  'slug:{title:`Slug`': 'slug:{title:`Address`',
  'work_with_local_repo:`Work with Local Repository`':
    'work_with_local_repo:`Open the Folder of Your Shop`',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Choose the folder that has all of your shop, such as “{$repo}”. Your browser asks whether this page may change it.',
  'https://www.githubstatus.com/api/v2/status.json': 'data:application/json,{}',
};

/** The forms have no code to colour, and the fonts are served by us alone. */
const withoutOthers: Plugin = {
  name: 'without-others',
  enforce: 'pre',
  resolveId: (source) => (/^@shikijs\/(?:langs|themes)\//.test(source) ? '\0none' : null),
  load: (id) => (id === '\0none' ? 'export default []' : null),
  transform(code, id) {
    const local = code.replaceAll(/url\(https:[^)]+\)/g, 'local("")');
    if (!id.endsWith('@sveltia/cms/npm/index.js')) return local;
    const missing = Object.keys(words).find((old) => !local.includes(old));
    if (missing !== undefined) this.error(`The CMS no longer says ${missing}: look at its words`);
    return Object.entries(words).reduce((text, [old, own]) => text.replace(old, own), local);
  },
};
