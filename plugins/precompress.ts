import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { cached } from './cache.ts';
import { inParallel } from './inParallel.ts';
import { listFiles } from './listFiles.ts';

const text = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** By the ending of the file's name. Brotli's default quality is its best one. */
const copies = {
  br: (bytes: Buffer) => toBrotli(bytes),
  gz: (bytes: Buffer) => toGzip(bytes, { level: 9 }),
};
/** Another version may make other bytes of the same text. */
const versions = JSON.stringify(process.versions);

/**
 * Writes a `.br` and a `.gz` beside every text file, for hosts that serve these instead. A text that an
 * earlier build has compressed is not compressed again: a page takes a twentieth of a second.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const folder = builder.environments['client']?.config.build.outDir ?? 'dist';
        const files = listFiles(folder).filter((file) => text.test(file));
        await inParallel(files, (file) => compressFile(join(folder, file)));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  await Promise.all(
    Object.entries(copies).map(async ([ending, compress]) => {
      const make = () => compress(bytes);
      writeFileSync(
        `${file}.${ending}`,
        await cached('compressed', [versions, ending, bytes], make),
      );
    }),
  );
}
