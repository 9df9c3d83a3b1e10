import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Manifest,
  type Plugin,
  type ViteBuilder,
  type ViteDevServer,
  createServerModuleRunner,
} from 'vite';
import { deskPath, hostHeaders, hostRedirects, policyOfPages } from './headers.mjs';
import { redirects } from '#address/screens.ts';
import { currentShop } from '#shop-data/read/currentShop.ts';
import { boot, icon, renderer } from './entries.ts';
import { keyOf } from './cache.ts';
import { bundleDesk, writeDeskPage } from './desk.ts';
import { currentLanguage, readLanguages } from '#shop-data/read/languages.ts';
import { listFiles } from './listFiles.ts';
import { writeWorker } from './offlineWorker.ts';
import { assetsInDevelopment, assetsOf } from './pageAssets.ts';
import { makeIcons, makeSharingPictures } from './sharingPictures.ts';

type Renderer = typeof import('#html/pages.tsx');

/**
 * Renders every page of the shop in one language. The build writes each to an HTML file of its own once
 * the client is built; the development server renders the page that is asked for.
 */
export function pages(): Plugin {
  return {
    name: 'pages',

    async config(_, { command }) {
      // What is wrong with the shop is said by its plugin.
      const languages = await readLanguages().catch(() => undefined);
      const language = languages && currentLanguage(languages);
      return {
        // In development, Vite would add the base path to addresses that have it already.
        ...(command === 'serve' && { base: '/' }),
        builder: { sharedConfigBuild: true },
        environments: {
          client: {
            build: {
              // All languages are built into one folder, the first one first.
              emptyOutDir: !language?.path,
              manifest: true,
              rolldownOptions: { input: { boot } },
            },
          },
          ssr: {
            build: {
              // One for each process, since two builds may run at the same time.
              outDir: `node_modules/.cache/renderer-${process.pid}-${language?.code}`,
              emitAssets: false,
              // The groups of vite.config.ts are for browsers. Here they would let a file run before what it needs.
              rolldownOptions: { input: renderer, output: { codeSplitting: true } },
            },
          },
        },
      };
    },

    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const source = await readFile(icon);
      this.emitFile({ type: 'asset', name: basename(icon), originalFileName: icon, source });
    },

    configureServer: servePages,

    buildApp: { order: 'post', handler: publish },
  };
}

/** Bundles the scripts and the renderer of a language, and writes what is published of it. */
async function publish(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The pages need the environments client and ssr.');
  for (const environment of [client, ssr]) {
    if (!environment.isBuilt) await builder.build(environment);
  }
  const { base } = client.config;
  const folder = resolve(client.config.build.outDir);
  const siteFolder = resolve(ssr.config.build.outDir);
  const languages = await readLanguages();
  const { path } = currentLanguage(languages);
  const shop = await currentShop();
  const { manifest, version } = await readBundle(folder, siteFolder);

  const { href } = pathToFileURL(join(siteFolder, 'pages.js'));
  const { renderFiles, sharingPictures } = (await import(href)) as Renderer;
  await writeFiles(
    folder,
    await renderFiles({
      policy: policyOfPages,
      version,
      assetsOf: (...modules) => assetsOf(manifest, modules, base),
    }),
  );
  await makeSharingPictures(await sharingPictures(), shop, folder);
  if (!path) await makeIcons(shop.folder, folder);

  // The worker comes late, since it lists the other files; it does not keep the desk.
  const bundled = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const isOfLanguage = (file: string) =>
    file.startsWith('assets/')
      ? bundled.has(file)
      : file.startsWith('icons/') || file.startsWith(path);
  await writeWorker(folder, base, version, path, isOfLanguage);
  if (!path) {
    const paths = languages.map((language) => language.path);
    const { editor } = shop.content.settings;
    const drawings = listFiles(folder).filter((file) => file.endsWith('.svg'));
    await writeFiles(folder, {
      _headers: hostHeaders(base, drawings, editor ? await pagesIn(folder, paths) : []),
      _redirects: hostRedirects(base, redirects, paths),
    });
    if (editor) {
      await cp(await bundleDesk(), join(folder, deskPath), { recursive: true });
      await writeFiles(folder, { [`${deskPath}index.html`]: writeDeskPage() });
    }
  }
  for (const work of [join(folder, '.vite'), siteFolder]) await rm(work, { recursive: true });
}

/** What the bundler made, and a version that changes with all of it and with what the pages say of it. */
async function readBundle(folder: string, siteFolder: string) {
  const list = join(folder, '.vite/manifest.json');
  const files = listFiles(siteFolder).map((file) => join(siteFolder, file));
  const inputs = await Promise.all([...files.toSorted(), list].map((file) => readFile(file)));
  return {
    manifest: JSON.parse(await readFile(list, 'utf8')) as Manifest,
    version: keyOf([policyOfPages, ...inputs]).slice(0, 12),
  };
}

/** Writes texts to their files below a folder, and makes the folders between. */
async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** The folders of pages, and the files that need a policy: pages and workers. */
async function pagesIn(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const withoutPolicy = ['assets', 'pictures', 'icons', '.vite'];
  const further = paths.filter(Boolean).map((path) => path.slice(0, -1));
  return [...(await readdir(folder)), ...further].filter(
    (name) => !withoutPolicy.includes(name) && /^[^.]+$|\.html$|^sw\.js$/.test(name),
  );
}

/** Renders the page that is asked for, after Vite's own handlers: what is not a file is a page. */
function servePages(server: ViteDevServer) {
  const { ssr } = server.environments;
  const runner = ssr && createServerModuleRunner(ssr);
  return () => {
    server.middlewares.use(async (request, response, next) => {
      const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
      const isFile = /\.html(?:\?|$)/.test(request.url ?? '');
      const isPage = request.headers.accept?.includes('text/html') && !isFile;
      if (!runner || !isPage) return next();
      try {
        const { renderPath } = await runner.import<Renderer>(`/${renderer}`);
        const html = await renderPath(path, {
          assetsOf: () => assetsInDevelopment(server.config.base),
        });
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(path, html));
      } catch (error) {
        next(error);
      }
    });
  };
}
