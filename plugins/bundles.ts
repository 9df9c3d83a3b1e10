import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { shopFolder } from '../shop-data/shopFolder.mjs';
import { type Language, environmentsOf } from './languages.ts';

/** Renders the pages; bundled for Node. */
export const site = 'app/site/pages.tsx';
export const entry = 'app/shell/client.tsx';
export const boot = 'app/shell/boot.ts';
export const icon = `${shopFolder()}/icon.svg`;

/** One for each process, since two builds may run at the same time. */
const siteFolder = `node_modules/.cache/site-${process.pid}`;

type Bundled = Pick<Language, 'code' | 'path'>;

/** What the bundler is asked for: the scripts of each language, and its pages' renderer. */
export function describeBundles([first, ...others]: readonly Language[]) {
  return {
    client: { build: clientBuild(first ?? { code: '', path: '' }) },
    ssr: serverEnvironment(siteFolder),
    ...Object.fromEntries(
      others.flatMap((language) => {
        const { client, server } = environmentsOf(language);
        return [
          [client, { consumer: 'client' as const, build: clientBuild(language) }],
          [server, serverEnvironment(siteFolderOf(language))],
        ] as const;
      }),
    ),
  };
}

function clientBuild({ code, path }: Bundled) {
  return {
    // All languages are built into one folder, the first one first.
    emptyOutDir: path === '',
    manifest: manifestOf({ code, path }),
    rolldownOptions: {
      input: { entry, boot },
    },
  };
}

function serverEnvironment(outDir: string) {
  // The groups of vite.config.ts are for browsers. Here they would let a file run before what it needs.
  const output = { codeSplitting: true };
  return { build: { outDir, emitAssets: false, rolldownOptions: { input: site, output } } };
}

/** Where the renderer of a language is built. */
export function siteFolderOf({ code, path }: Bundled): string {
  return path === '' ? siteFolder : `${siteFolder}-${code}`;
}

/** The list of its files that the bundler writes. */
export function manifestOf({ code, path }: Bundled): string {
  return path === '' ? '.vite/manifest.json' : `.vite/manifest-${code}.json`;
}

export async function readManifest(folder: string, language: Bundled): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, manifestOf(language)), 'utf8')) as Manifest;
}
