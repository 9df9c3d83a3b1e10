import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, type ManifestChunk, type Plugin, createServerModuleRunner } from 'vite';
import { hostHeaders, hostRedirects, policyOfPages } from '../checks/headers.mjs';
import { checkProductNames, checkProductPictures } from './masters.ts';
import { writeWorker } from './offlineWorker.ts';
import { makeIcons, makeSharingPicture } from './sharingPictures.ts';
import type { PageAssets } from '../app/site/Document.tsx';

type Site = typeof import('../app/site/pages.tsx');

const site = 'app/site/pages.tsx';
const entry = 'app/shell/client.tsx';
const boot = 'app/shell/boot.ts';
/** All styles in one file; the bundler gives it this name. */
const styleSheet = 'style.css';
/** Rendered after the first moment: the first press needs it, though the first render does not. */
const deferred = 'app/shell/DeferredParts.tsx';
const icon = 'shop/images/icon.svg';

/** One for each build, since two may run at once. */
const siteFolder = `node_modules/.cache/site-${process.pid}`;

/**
 * Renders every page of the shop. The build writes each to an HTML file of its own once the client is
 * built; the development server renders the page that is asked for.
 */
export function pages(): Plugin {
  return {
    name: 'pages',

    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: { entry, boot } } } },
        ssr: {
          build: { outDir: siteFolder, emitAssets: false, rolldownOptions: { input: site } },
        },
      },
    }),

    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const source = await readFile(icon);
      this.emitFile({ type: 'asset', name: basename(icon), originalFileName: icon, source });
    },

    configureServer(server) {
      const { ssr } = server.environments;
      const runner = ssr && createServerModuleRunner(ssr);
      // After Vite's own: whatever is no file is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
          if (!runner || !request.headers.accept?.includes('text/html')) return next();
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
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('The pages need the client and ssr environments.');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);

        const folder = resolve(client.config.build.outDir);
        const { base } = client.config;
        const { catalogue, renderFiles, sharingPictures } = await importSite();
        checkProductPictures(catalogue);
        checkProductNames(catalogue);
        const manifest = JSON.parse(
          await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;

        const files = {
          ...(await renderFiles({
            policy: policyOfPages,
            assetsOf: (module) => assetsOf(manifest, module, base),
          })),
          _headers: hostHeaders(base),
          _redirects: hostRedirects(base),
        };
        for (const [file, text] of Object.entries(files)) {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        }
        for (const picture of sharingPictures()) await makeSharingPicture(picture, folder);
        await makeIcons(folder);
        await cp('shop/screenshots', join(folder, 'screenshots'), { recursive: true });
        await rm(join(folder, '.vite'), { recursive: true });
        await writeWorker(folder, base);
        await rm(siteFolder, { recursive: true });
      },
    },
  };
}

async function importSite(): Promise<Site> {
  const { href } = pathToFileURL(resolve(siteFolder, 'pages.js'));
  return (await import(`${href}?${Date.now()}`)) as Site;
}

/**
 * The files that a page names, from what the bundler says it made.
 *
 * @param module the screen's own file
 * @throws {Error} naming the file of which the bundler made nothing
 */
function assetsOf(manifest: Manifest, module: string, base: string): PageAssets {
  const find = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundler made nothing of ${name}.`);
    return chunk;
  };
  const address = ({ file }: ManifestChunk) => base + file;
  const chunks = [find(entry), find(module)].flatMap((chunk) => [...withImports(manifest, chunk)]);
  return {
    icon: address(find(icon)),
    fonts: Object.values(manifest).filter(isFont).map(address),
    styles: [address(find(styleSheet))],
    boot: address(find(boot)),
    entry: address(find(entry)),
    modules: [...new Set(chunks.map(address))].filter((file) => file !== address(find(entry))),
    deferred: [...withImports(manifest, find(deferred))]
      .filter((chunk) => !chunks.includes(chunk))
      .map(address),
  };
}

/** Vite serves the sources themselves, and puts the styles in by script. */
function assetsInDevelopment(base: string): PageAssets {
  return {
    icon: base + icon,
    fonts: [],
    styles: [],
    boot: base + boot,
    entry: base + entry,
    modules: [],
    deferred: [],
  };
}

function isFont({ file }: ManifestChunk): boolean {
  return file.endsWith('.woff2');
}

/** A chunk and all that it imports from the start. */
function withImports(manifest: Manifest, chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name];
    if (imported) withImports(manifest, imported, found);
  }
  return found;
}
