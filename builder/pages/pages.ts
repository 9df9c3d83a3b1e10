import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import {
  type EnvironmentOptions,
  type Manifest,
  type Plugin,
  type ViteBuilder,
  type ViteDevServer,
  createServerModuleRunner,
} from 'vite';
import { deskPath, hostHeaders, hostRedirects, policyOfPage } from '#builder/hosts/headers.mjs';
import { cardMarkFile } from '#catalogue/cardMark.ts';
import { redirects } from '#address/screens.ts';
import { currentShop } from '#reader/read/readShop.ts';
import { hashOf } from '#reader/files/cache.ts';
import { bundleDesk, writeDeskPage } from '#builder/desk/desk.ts';
import type { Language } from '#address/language.ts';
import { currentLanguage, readLanguages } from '#reader/read/languages.ts';
import { listFiles } from '#builder/hosts/listFiles.ts';
import { writeWorker } from '#builder/hosts/writeWorker.ts';
import {
  assetsInDevelopment,
  assetsOf,
  boot,
  deferred,
  entry,
  icon,
  renderer,
  styleSheet,
} from './pageAssets.ts';
import { type Imports, cssModulesOf, rulesOf, rulesOfOthers } from './pageStyles.ts';
import { ofSoftware, withinSoftware } from '#reader/files/software.mjs';
import { stylesOfOrders, writeOrdersPage } from '#builder/desk/ordersPage.ts';
import { channelOf, channels } from '#reader/fields/settings/orders.ts';
import { drawIcon, makeIcons, makeSharingPictures } from '#builder/pictures/sharingPictures.ts';

type Renderer = typeof import('#html/pages.tsx');

/**
 * Renders every page of the shop in one language. The build writes each to an HTML file of its own once
 * the client is built; the development server renders the page that is asked for.
 */
export function pages(): Plugin {
  const imports = new Map<string, readonly string[]>();
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
        environments: environmentsOf(language),
      };
    },

    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      // The drawn name comes with the style sheet.
      const { content, folder } = await currentShop();
      // A tab asks for it again with each address. An SVG is a document of its own: 25 ms of a slow phone each time.
      const emit = (originalFileName: string, name: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', name, originalFileName, source });
      emit(icon, 'icon.png', await drawIcon(icon, 192));
      for (const card of content.settings.cardMarks) {
        const file = `${folder}/${cardMarkFile(card)}`;
        emit(file, basename(file), await readFile(file));
      }
    },

    buildEnd() {
      if (this.environment.name !== 'client') return;
      for (const id of this.getModuleIds()) {
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },

    configureServer: servePages,

    buildApp: { order: 'post', handler: (builder) => publish(builder, imports) },
  };
}

/** What is bundled: the client, the page's own script, and what renders the pages. */
function environmentsOf(language: Language | undefined): Record<string, EnvironmentOptions> {
  // One for each process, since two builds may run at the same time.
  const work = `node_modules/.cache/renderer-${process.pid}-${language?.code}`;
  return {
    client: {
      build: {
        // All languages are built into one folder, the first one first.
        emptyOutDir: !language?.path,
        manifest: true,
        // The page's own script calls what the client exports.
        rolldownOptions: { input: ofSoftware(entry), preserveEntrySignatures: 'allow-extension' },
      },
    },
    // The page's own script shares no file with the rest.
    own: {
      consumer: 'client',
      build: {
        outDir: `${work}/own`,
        emitAssets: false,
        rolldownOptions: {
          input: ofSoftware(boot),
          output: {
            format: 'iife',
            entryFileNames: '[name].js',
            codeSplitting: false,
            postBanner: '',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: work,
        emitAssets: false,
        // The groups of vite.config.ts are for browsers. Here they would let a file run before what it needs.
        rolldownOptions: {
          input: ofSoftware(renderer),
          // Of this ending whatever the package.json of an owner's repository says.
          output: { entryFileNames: '[name].mjs', codeSplitting: true },
        },
      },
    },
  };
}

/** Bundles the scripts and the renderer of a language, and writes what is published of it. */
async function publish(builder: ViteBuilder, imports: Imports): Promise<void> {
  const { client, ssr, own } = builder.environments;
  if (!client || !ssr || !own) throw new Error('The pages need three environments.');
  for (const environment of [client, ssr, own]) {
    if (!environment.isBuilt) await builder.build(environment);
  }
  const { base } = client.config;
  const folder = resolve(client.config.build.outDir);
  const siteFolder = resolve(ssr.config.build.outDir);
  const languages = await readLanguages();
  const { path } = currentLanguage(languages);
  const shop = await currentShop();
  const manifest = await readManifest(folder);
  const version = await readVersion(shop.folder, base);

  const { href } = pathToFileURL(join(siteFolder, 'pages.mjs'));
  const { renderFiles, sharingPictures } = (await import(href)) as Renderer;
  const { assetsOf, stylesOf } = await insides(manifest, imports, { base, folder, siteFolder });
  await writeFiles(folder, await renderFiles({ policyOf: policyOfPage, version, assetsOf }));
  await makeSharingPictures(await sharingPictures(), shop, folder);
  if (!path) await makeIcons(shop.folder, folder);

  // The worker comes late, since it lists the other files; it does not keep the desk.
  const bundled = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const isOfLanguage = (file: string) =>
    file.startsWith('assets/') ? bundled.has(file) : file.startsWith(path);
  await writeWorker(folder, base, version, path, isOfLanguage);
  if (!path) {
    const paths = languages.map((language) => language.path);
    const { settings } = shop.content;
    const drawings = listFiles(folder).filter((file) => file.endsWith('.svg'));
    await writeFiles(folder, {
      _headers: hostHeaders(base, drawings),
      _redirects: hostRedirects(base, redirects, paths),
      ...(channels[channelOf(settings)].asksBuyer && {
        [`${deskPath}orders.html`]: await writeOrdersPage(shop, stylesOf(stylesOfOrders)),
      }),
      ...(settings.editor && { [`${deskPath}index.html`]: writeDeskPage(shop.folder) }),
    });
    if (settings.editor) await bundleDesk(join(folder, deskPath));
  }
  for (const work of [join(folder, '.vite'), siteFolder]) await rm(work, { recursive: true });
}

/**
 * `assetsOf` says what a page names and has inside, `stylesOf` gives the global styles with those of some CSS
 * modules. The style sheet keeps what pages do not have inside.
 */
async function insides(
  manifest: Manifest,
  imports: Imports,
  { base, folder, siteFolder }: Readonly<Record<'base' | 'folder' | 'siteFolder', string>>,
) {
  const code = (await readFile(join(siteFolder, 'own/boot.js'), 'utf8')).trim();
  const file = manifest[styleSheet]?.file ?? '';
  const sheet = parse(await readFile(join(folder, file), 'utf8'));
  const ownModules = (modules: readonly string[]) =>
    cssModulesOf(imports, [entry, deferred, ...modules].map(ofSoftware));
  await writeFile(join(folder, file), rulesOfOthers(sheet, ownModules([])));
  return {
    stylesOf: (cssModules: readonly string[]) => rulesOf(sheet, new Set(cssModules)),
    assetsOf: (...modules: readonly string[]) => ({
      ...assetsOf(manifest, modules, base),
      ownScript: { code },
      ownStyles: rulesOf(sheet, ownModules(modules)),
    }),
  };
}

/** What the bundler made, with the sources by their path in the software. */
async function readManifest(folder: string): Promise<Manifest> {
  const written = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(written) as Manifest;
  return Object.fromEntries(
    Object.entries(manifest).map(([name, { imports, ...chunk }]) => [
      withinSoftware(name),
      { ...chunk, ...(imports && { imports: imports.map(withinSoftware) }) },
    ]),
  );
}

/** A version that changes with the software and the shop's files: all languages of a publication have the same. */
async function readVersion(shopFolder: string, base: string): Promise<string> {
  const inputs: (string | Uint8Array)[] = [base, await readFile(ofSoftware('package.json'))];
  const software = ['app', 'builder', 'countries', 'reader', 'rules'].map(ofSoftware);
  for (const folder of [...software, shopFolder]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = join(folder, name);
      if (/\.(?:test|testing|types)(?:[./\\]|$)/.test(name) || !statSync(file).isFile()) continue;
      inputs.push(name, await readFile(file));
    }
  }
  return hashOf(inputs).slice(0, 12);
}

/** Writes texts to their files below a folder, and makes the folders between. */
async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
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
        const { renderPath } = await runner.import<Renderer>(`/${ofSoftware(renderer)}`);
        const assetsOf = () => assetsInDevelopment(server.config.base);
        const html = await renderPath(path, { assetsOf });
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(path, html));
      } catch (error) {
        next(error);
      }
    });
  };
}
