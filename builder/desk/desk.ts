import { resolve } from 'node:path';
import sirv from 'sirv';
import { type Plugin, build } from 'vite';
import { deskPath, policyOfDesk } from '#builder/hosts/headers.mjs';
import { writeData, writeOwnersPage } from './ownersPage.ts';
import { readWithHints } from '#owner/check/readWithHints.ts';
import { describeDesk } from '#owner/desk/deskForms.ts';
import { atDesk } from '#owner/desk/deskProblem.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { scriptNames, spokenLanguages } from '#reader/messages/languageRecord.ts';

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
      let bundled: Promise<unknown> | undefined;
      const folder = 'node_modules/.cache/desk';
      // The page asks again and again, and a check of a large shop takes seconds.
      server.watcher.on('all', () => {
        found = undefined;
      });
      server.middlewares.use(base + deskPath, (request, response, next) => {
        const [path] = (request.url ?? '/').split('?');
        const send = (type: string, text: string) =>
          response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
        const answer = async () => {
          if (path === '/') return send('text/html', writeDeskPage(shopFolder(), 'problems'));
          if (path === '/problems')
            return send('application/json', JSON.stringify(await (found ??= findProblems())));
          await (bundled ??= bundleDesk(folder));
          return sirv(folder)(request, response, next);
        };
        answer().catch((error: unknown) => {
          [found, bundled] = [undefined, undefined];
          next(error);
        });
      });
    },
  };
}

async function findProblems() {
  const folder = shopFolder();
  const { problems, hints } = await readWithHints(filesOf(folder));
  const [wrong, hinted] = [problems, hints].map((all) => all.map((each) => atDesk(each, folder)));
  return { problems: wrong, hints: hinted };
}

/** The page of forms of a shop’s folder; in development it asks an address for what is wrong. */
export function writeDeskPage(folder: string, problems?: string): string {
  const logo = { src: problems === undefined ? '../icons/192.png' : `/${folder}/icon.svg` };
  const config = { ...describeDesk(filesOf(folder)), logo };
  return writeOwnersPage({
    title: 'The desk',
    policy: policyOfDesk,
    head: '<meta name="referrer" content="same-origin">\n',
    style: `
#said { position: fixed; inset: auto 0 0; z-index: 1000; max-height: 50vh; overflow: auto; padding: .3rem 1rem; background: #7a1f14; color: #fff; font: 1rem/1.5 system-ui, sans-serif }
#said summary { cursor: pointer }
#said a { color: inherit }
#said li { padding-block: .3rem }
`,
    body: `${writeData('desk', { config, folder, problems })}
<script type="module" src="desk.js"></script>
<details id="said" role="status" hidden><summary></summary><ul></ul></details>`,
  });
}

/** Bundles the scripts and fonts of the CMS into a folder. */
export const bundleDesk = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [withoutOthers, withLanguages],
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      target: 'esnext',
      // Its files are minified already.
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { desk: ofSoftware('owner/desk/deskPage.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });

/** The forms have no code to colour, and the fonts are served by us alone. */
const withoutOthers: Plugin = {
  name: 'without-others',
  enforce: 'pre',
  resolveId: (source) => (/^@shikijs\/(?:langs|themes)\//.test(source) ? '\0none' : null),
  load: (id) => (id === '\0none' ? 'export default []' : null),
  transform: (code) => code.replaceAll(/url\(https:[^)]+\)/g, 'local("")'),
};

/** Which languages the software speaks, its folders say: in a browser there are none. */
const withLanguages: Plugin = {
  name: 'with-languages',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/reader/messages/languageRecord.ts')
      ? `export const spokenLanguages = () => ${JSON.stringify(spokenLanguages())};
export const scriptNames = () => ${JSON.stringify(scriptNames())};
export const nameInEnglish = (code) => new Intl.DisplayNames('en', { type: 'language' }).of(code);`
      : null,
};
