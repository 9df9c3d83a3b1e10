import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, type ViteBuilder, type ViteDevServer, createServerModuleRunner } from 'vite';
import { currentShop } from '../shop-data/currentShop.ts';
import { describeBundles, icon, site } from './bundles.ts';
import { isClient, readLanguages } from './languages.ts';
import { assetsInDevelopment } from './pageAssets.ts';
import { bundleLanguages } from './steps/bundleLanguages.ts';
import { copyAppPictures } from './steps/copyAppPictures.ts';
import { removeWorkFiles } from './steps/removeWorkFiles.ts';
import { renderPages } from './steps/renderPages.ts';
import { writeDesk } from './steps/writeDesk.ts';
import { writeHostFiles } from './steps/writeHostFiles.ts';
import { writeWorkers } from './steps/writeWorkers.ts';

/** A build, from sources to what is published. The worker comes late: it lists the other files. */
const steps = [
  bundleLanguages,
  renderPages,
  writeHostFiles,
  copyAppPictures,
  writeWorkers,
  writeDesk,
  removeWorkFiles,
];

/**
 * Renders every page of the shop. The build writes each to an HTML file of its own once the client is
 * built; the development server renders the page that is asked for.
 */
export function pages(): Plugin {
  return {
    name: 'pages',

    async config(_, { command }) {
      // What is wrong with the shop is said by its plugin.
      const languages = await readLanguages().catch(() => []);
      return {
        // In development, Vite would add the base path to addresses that have it already.
        ...(command === 'serve' && { base: '/' }),
        builder: { sharedConfigBuild: true },
        // The development server has one language.
        environments: describeBundles(command === 'build' ? languages : languages.slice(0, 1)),
      };
    },

    async buildStart() {
      if (!isClient(this.environment.name) || this.environment.mode !== 'build') return;
      const source = await readFile(icon);
      this.emitFile({ type: 'asset', name: basename(icon), originalFileName: icon, source });
    },

    configureServer: servePages,

    buildApp: {
      order: 'post',
      async handler(builder) {
        const build = await describeBuild(builder);
        for (const step of steps) await step(build);
      },
    },
  };
}

async function describeBuild(builder: ViteBuilder) {
  const { client } = builder.environments;
  if (!client) throw new Error('The pages need the environment client.');
  const folder = resolve(client.config.build.outDir);
  const languages = await readLanguages();
  return { builder, folder, base: client.config.base, languages, shop: await currentShop() };
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
        const { renderPath } = await runner.import<typeof import('../app/site/pages.tsx')>(
          `/${site}`,
        );
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
