import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Plugin, build } from 'vite';
import { deskPath, policyOfDesk } from '#builder/hosts/headers.mjs';
import { writeData, writeOwnersPage } from './ownersPage.ts';
import { ShopProblems, currentShop } from '#reader/read/readShop.ts';
import { describeDesk } from '#owner/desk/deskForms.ts';
import { type DeskProblem, atDesk } from '#owner/desk/deskProblem.ts';
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
      server.middlewares.use(base + deskPath, (request, response, next) => {
        const [path] = (request.url ?? '/').split('?');
        const send = (type: string, text: string) =>
          response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
        if (path === '/') send('text/html', writeDeskPage('problems'));
        else if (path === '/problems') {
          findProblems().then((found) => send('application/json', JSON.stringify(found)), next);
        } else bundleDesk().then((folder) => sirv(folder)(request, response, next), next);
      });
    },
  };
}

async function findProblems(): Promise<readonly DeskProblem[]> {
  const problems = await currentShop().then(
    () => [],
    (error: unknown) => error,
  );
  if (problems instanceof ShopProblems) {
    return problems.problems.map((problem) => atDesk(problem, shopFolder()));
  }
  return problems instanceof Error ? [{ text: problems.message }] : [];
}

/** The page of forms; in development it asks an address for what is wrong. */
export function writeDeskPage(problems?: string): string {
  const folder = shopFolder();
  const files = filesOf(folder);
  const config = describeDesk(files);
  const pictured = files.names.flatMap(
    (name) => /^products\/([^/]+)\/primary\./.exec(name)?.[1] ?? [],
  );
  return writeOwnersPage({
    title: 'The desk',
    policy: policyOfDesk,
    head: '<meta name="referrer" content="same-origin">\n',
    style: `
html, body { height: 100%; margin: 0 }
body { display: flex; flex-direction: column }
#nc-root { flex: 1; position: relative; min-height: 0; contain: layout }
#problems, #saved { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 0 2rem; background: #eef3ee; color: #1d2b22 }
#problems { max-height: 25vh; overflow: auto; background: #7a1f14; color: #fff }
#problems ul { margin: 0; padding-left: 1.2rem }
#problems a { color: inherit }
/* Both are there while they are empty: a live region that appears with its text is often not said. */
#problems p { margin: 0 }
#saved:not(:empty), #problems :is(p, li):not(:empty) { padding-block: .6rem }
#saved:has(+ #problems p:not(:empty)) { height: 0; padding-block: 0; overflow: hidden }
/* It asks for a key of another service, which the policy then refuses. */
[aria-label^="Translate"] { display: none !important }
@media (max-width: 600px) { #problems { font-size: .875rem; max-height: 15vh; padding-inline: 1rem } }
@media (pointer: coarse) { :root:root { --sui-control-small-height: 44px; --sui-control-medium-height: 44px } }
`,
    body: `${writeData('desk', { config, folder, pictured, problems })}
<script type="module" src="desk.js"></script>
<div id="nc-root"></div>
<p id="saved" role="status"></p>
<section id="problems" aria-label="Mistakes"><p role="status"></p><ul></ul></section>`,
  });
}

/** The folder with the scripts and fonts of the CMS, bundled once for each version of it. */
export async function bundleDesk(): Promise<string> {
  const parts = ['deskYaml', 'leaveForm', 'guardPhotos'].map((name) => `owner/desk/${name}.ts`);
  const sources = ['builder/desk/desk.ts', ...parts].map(ofSoftware);
  const inputs = [page, ...sources, 'node_modules/@sveltia/cms/package.json'].map((file) =>
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
    plugins: [withoutOthers],
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

/** The forms have no code to colour, and the fonts are served by us alone. */
const withoutOthers: Plugin = {
  name: 'without-others',
  enforce: 'pre',
  resolveId: (source) => (/^@shikijs\/(?:langs|themes)\//.test(source) ? '\0none' : null),
  load: (id) => (id === '\0none' ? 'export default []' : null),
  transform: (code) => code.replaceAll(/url\(https:[^)]+\)/g, 'local("")'),
};
