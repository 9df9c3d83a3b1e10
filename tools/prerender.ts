import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk, Plugin } from 'vite';
import { holdBackScripts, screenLinks } from './early.ts';
import { hostHeaders, hostRedirects, policyOfPages } from './headers.mjs';
import { addIntegrity } from './integrity.ts';
import { checkProductPictures } from './masters.ts';
import { writeWorker } from './offline.ts';
import { makeIcons, makeSharingPicture } from './sharing.ts';

type Server = typeof import('../app/server.tsx');

/** One for each build, since two may run at once. */
const serverFolder = `node_modules/.cache/prerender-${process.pid}`;
const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPages}">`;

/** Renders every address of the shop to an HTML file of its own once the client is built. */
export function prerender(): Plugin {
  return {
    name: 'prerender',

    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: serverFolder,
            emitAssets: false,
            rolldownOptions: { input: 'app/server.tsx' },
          },
        },
      },
    }),

    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('Prerendering needs the client and ssr environments.');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);

        const folder = resolve(client.config.build.outDir);
        const entry = pathToFileURL(resolve(serverFolder, 'server.js'));
        const server = (await import(`${entry.href}?${Date.now()}`)) as Server;
        checkProductPictures(server.catalogue);
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const manifest = JSON.parse(
          await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;

        const pages = await server.renderPages();
        for (const page of pages) {
          const links = linksFor(manifest, page.module, client.config.base);
          const file = join(folder, page.file);
          await mkdir(dirname(file), { recursive: true });
          const html = template
            .replace('<!--policy-->', () => policy)
            .replace('<!--head-->', () => page.head)
            .replace(screenLinks, () => links + preloadPictures(page.html));
          const head = await addIntegrity(holdBackScripts(html), folder, client.config.base);
          await writeFile(
            file,
            head.replace('<!--page-->', () => page.html),
          );
        }
        const files = {
          ...(await server.renderFiles()),
          _headers: hostHeaders(client.config.base),
          _redirects: hostRedirects(client.config.base),
        };
        for (const [file, text] of Object.entries(files)) {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        }
        for (const picture of new Set(pages.map((page) => page.picture))) {
          await makeSharingPicture(picture, folder);
        }
        await makeIcons(folder);
        await cp('shop/screenshots', join(folder, 'screenshots'), { recursive: true });
        await rm(join(folder, '.vite'), { recursive: true });
        await writeWorker(folder, client.config.base);
        await rm(serverFolder, { recursive: true });
      },
    },
  };
}

/** The screen's own script and style, asked for by the page itself so that nothing waits for the entry. */
function linksFor(manifest: Manifest, module: string, base: string): string {
  if (!manifest[module]) throw new Error(`The build made no chunk for ${module}.`);
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const linked = new Set(entries.flatMap((name) => [...chunksBelow(manifest, name)]));
  const chunks = [...chunksBelow(manifest, module)].filter((chunk) => !linked.has(chunk));
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ].join('');
}

/**
 * A screen's first pictures, asked for by the head: their place in the page is read only when the style
 * sheets have come. A wide screen's composition is told from a narrow one's by the width it begins at.
 */
function preloadPictures(html: string): string {
  const pictures = html.match(/<picture>.*?<\/picture>/g) ?? [];
  return pictures
    .filter((picture) => picture.includes(' loading="eager"'))
    .flatMap((picture) => {
      const sources = picture.match(/<source [^>]*type="image\/avif"[^>]*>/g) ?? [];
      const wideFrom = /media="(\([^"]+\))"/.exec(picture)?.[1];
      return sources.map((source) => {
        const [, set] = /srcSet="([^"]+)"/.exec(source) ?? [];
        const [, sizes] = /sizes="([^"]+)"/.exec(source) ?? [];
        const isWide = source.includes(' media=');
        const media = wideFrom ? ` media="${isWide ? '' : 'not '}${wideFrom}"` : '';
        return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media} imagesrcset="${set}" imagesizes="${sizes}">`;
      });
    })
    .join('');
}

/** A chunk and all that it imports from the start. */
function chunksBelow(manifest: Manifest, name: string, found = new Set<ManifestChunk>()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) chunksBelow(manifest, imported, found);
  return found;
}
