import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, type ManifestChunk, type Plugin, createServerModuleRunner } from 'vite';
import { hostHeaders, hostRedirects, policyOfPages } from '../checks/headers.mjs';
import {
  type Language,
  environmentsOf,
  isClient,
  languageOfFile,
  readLanguages,
} from './languages.ts';
import { currentShop } from '../shop-data/currentShop.ts';
import { shopFolder } from '../shop-data/shopFolder.mjs';
import { writeWorker } from './offlineWorker.ts';
import { keyOf } from './cache.ts';
import { listFiles } from './listFiles.ts';
import { makeIcons, makeSharingPictures } from './sharingPictures.ts';
import type { PageAssets } from '../app/site/Document.tsx';

type Site = typeof import('../app/site/pages.tsx');

const site = 'app/site/pages.tsx';
const entry = 'app/shell/client.tsx';
const boot = 'app/shell/boot.ts';
/** The module with all products, as the bundler names it. */
const catalogue = 'shop/products';
/** All styles in one file; the bundler gives it this name. */
const styleSheet = 'style.css';
/** Not needed for the first render, but for the first press. */
const deferred = 'app/shell/DeferredParts.tsx';
/** The fonts that plugins/fonts.ts has made, as the bundler names them. */
const font = /\/fonts\/(?:headings|text)-/;
/**
 * The fonts that a page requests with the ordinary priority. The font of Latin text has low priority:
 * on a slow line it would delay the script, and its fallback font has the same measures.
 */
const firstFont = /\/fonts\/(?:headings-|text-.*-devanagari)/;
const icon = `${shopFolder()}/icon.svg`;

/** One for each process, since two builds may run at the same time. */
const siteFolder = `node_modules/.cache/site-${process.pid}`;

/**
 * Renders every page of the shop. The build writes each to an HTML file of its own once the client is
 * built; the development server renders the page that is asked for.
 */
export function pages(): Plugin {
  return {
    name: 'pages',

    async config(_, { command }) {
      // What is wrong with the shop is said by its plugin.
      const [first = { code: '', path: '' }, ...others] = await readLanguages().catch(() => []);
      // The development server has one language.
      const further = command === 'build' ? others : [];
      return {
        // In development, Vite would add the base path to addresses that have it already.
        ...(command === 'serve' && { base: '/' }),
        builder: { sharedConfigBuild: true },
        environments: {
          client: { build: clientBuild(first) },
          ssr: serverEnvironment(siteFolder),
          ...Object.fromEntries(further.flatMap(describeEnvironments)),
        },
      };
    },

    async buildStart() {
      if (!isClient(this.environment.name) || this.environment.mode !== 'build') return;
      const source = await readFile(icon);
      this.emitFile({ type: 'asset', name: basename(icon), originalFileName: icon, source });
    },

    configureServer(server) {
      const { ssr } = server.environments;
      const runner = ssr && createServerModuleRunner(ssr);
      // After Vite's own handlers: what is not a file is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
          const isFile = /\.html(?:\?|$)/.test(request.url ?? '');
          const isPage = request.headers.accept?.includes('text/html') && !isFile;
          if (!runner || !isPage) return next();
          try {
            const { renderPath } = (await runner.import(`/${site}`)) as Site;
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
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        const languages = await readLanguages();
        const { client } = builder.environments;
        if (!client) throw new Error('The pages need the environment client.');
        const folder = resolve(client.config.build.outDir);
        const { base } = client.config;
        const shop = await currentShop();
        for (const language of languages) {
          const names = environmentsOf(language);
          for (const name of Object.values(names)) {
            const environment = builder.environments[name];
            if (!environment) throw new Error(`The pages need the environment ${name}.`);
            if (!environment.isBuilt) await builder.build(environment);
          }
        }
        for (const language of languages) {
          const { renderFiles, sharingPictures } = await importSite(siteFolderOf(language));
          const manifest = await readManifest(folder, language);
          const files = await renderFiles({
            policy: policyOfPages,
            version: await readVersion(folder, language),
            assetsOf: (module) => assetsOf(manifest, module, base),
          });
          writeFiles(folder, files);
          await makeSharingPictures(await sharingPictures(), shop, folder);
        }
        writeFiles(folder, {
          _headers: hostHeaders(base),
          _redirects: hostRedirects(
            base,
            languages.map(({ path }) => path),
          ),
        });
        await makeIcons(shop.folder, folder);
        if (shop.hasScreenshots) {
          await cp(`${shop.folder}/screenshots`, join(folder, 'screenshots'), { recursive: true });
        }
        for (const language of languages) {
          const bundled = filesOf(await readManifest(folder, language));
          const isOfLanguage = (file: string) =>
            file.startsWith('assets/')
              ? bundled.has(file)
              : file.startsWith('icons/') || languageOfFile(file, languages) === language;
          const version = await readVersion(folder, language);
          await writeWorker(folder, base, version, language.path, isOfLanguage);
        }
        await rm(join(folder, '.vite'), { recursive: true });
        for (const language of languages) await rm(siteFolderOf(language), { recursive: true });
      },
    },
  };
}

/** The environments of a further language, which builds into the folder of the first one. */
function describeEnvironments(language: Language) {
  const { client, server } = environmentsOf(language);
  return [
    [
      client,
      {
        consumer: 'client' as const,
        build: clientBuild(language),
      },
    ],
    [server, serverEnvironment(siteFolderOf(language))],
  ] as const;
}

function clientBuild({ code, path }: Pick<Language, 'code' | 'path'>) {
  return {
    // All languages are built into one folder, the first one first.
    emptyOutDir: path === '',
    manifest: manifestOf({ code, path }),
    rolldownOptions: {
      input: { entry, boot },
      output: {
        chunkFileNames: ({ facadeModuleId: module }: { facadeModuleId: string | null }) =>
          `assets/${module?.endsWith(catalogue) ? 'catalogue' : '[name]'}-[hash].js`,
      },
    },
  };
}

function serverEnvironment(outDir: string) {
  // The groups of vite.config.ts are for browsers. Here they would let a file run before what it needs.
  const output = { codeSplitting: true };
  return { build: { outDir, emitAssets: false, rolldownOptions: { input: site, output } } };
}

function siteFolderOf({ code, path }: Language): string {
  return path === '' ? siteFolder : `${siteFolder}-${code}`;
}

function manifestOf({ code, path }: Pick<Language, 'code' | 'path'>): string {
  return path === '' ? '.vite/manifest.json' : `.vite/manifest-${code}.json`;
}

async function readManifest(folder: string, language: Language): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, manifestOf(language)), 'utf8')) as Manifest;
}

/**
 * The version of the pages in a language: it changes with everything that they are made of, which is the
 * code and data of the site, and the files that they name.
 */
async function readVersion(folder: string, language: Language): Promise<string> {
  const site = siteFolderOf(language);
  const files = [
    ...listFiles(site).map((file) => join(site, file)),
    join(folder, manifestOf(language)),
  ];
  const inputs = await Promise.all(files.toSorted().map((file) => readFile(file)));
  return keyOf([policyOfPages, ...inputs]).slice(0, 12);
}

async function importSite(folder: string): Promise<Site> {
  const { href } = pathToFileURL(resolve(folder, 'pages.js'));
  return (await import(`${href}?${Date.now()}`)) as Site;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** All files that the bundler made of one language. */
function filesOf(manifest: Manifest): ReadonlySet<string> {
  return new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
}

/**
 * The files that a page names, from the list that the bundler writes.
 *
 * @param module the screen's own file
 * @throws {Error} naming the source of which the bundler made no file
 */
export function assetsOf(manifest: Manifest, module: string, base: string): PageAssets {
  const address = (name: string) => base + chunkOf(manifest, name).file;
  const needed = withImports(manifest, module, withImports(manifest, entry));
  const fonts = Object.keys(manifest).filter((name) => font.test(name));
  return {
    icon: address(icon),
    fonts: fonts.filter((name) => firstFont.test(name)).map(address),
    deferredFonts: fonts.filter((name) => !firstFont.test(name)).map(address),
    styles: [address(styleSheet)],
    boot: address(boot),
    entry: address(entry),
    catalogue: address(catalogue),
    modules: [...needed].map(address).filter((file) => file !== address(entry)),
    deferred: [...withImports(manifest, deferred)].filter((name) => !needed.has(name)).map(address),
  };
}

/** In development, Vite serves the sources and adds the styles by script. */
function assetsInDevelopment(base: string): PageAssets {
  return {
    icon: base + icon,
    fonts: [],
    deferredFonts: [],
    styles: [],
    boot: base + boot,
    entry: base + entry,
    catalogue: undefined,
    modules: [],
    deferred: [],
  };
}

/** The names of a chunk and of all that it imports from the start, each once. */
function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) {
    withImports(manifest, imported, found);
  }
  return found;
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The bundler made no file of ${name}.`);
  return chunk;
}
