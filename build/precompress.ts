import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { cached, keyOf } from './cache.ts';
import { inParallel } from './inParallel.ts';
import { listFiles } from './listFiles.ts';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
/**
 * No shopper waits for these, and they grow with the range: the feed of a thousand products takes 2.3 s of
 * a processor with Brotli's best quality, and 0.04 s with this one.
 */
const forPrograms = new Set(['.xml', '.txt']);
const programsQuality = 9;
/** What compresses: another version may make other bytes of the same text. */
const maker = [readFileSync(import.meta.filename), JSON.stringify(process.versions)];
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
        const files = listFiles(folder)
          .filter((file) => texts.has(extname(file)))
          .map((file) => join(folder, file));
        // The largest first: the file with all products of a large shop takes a second, in which the
        // others are ready. Not all at once: each would hold half a MB from the start. But more than
        // there are processors, which would wait while this thread copies what is ready.
        const sizes = new Map(files.map((file) => [file, statSync(file).size]));
        await inParallel(
          files.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0)),
          compressFile,
          2 * availableParallelism(),
        );
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const content = keyOf([bytes]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: forPrograms.has(extname(file))
      ? programsQuality
      : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const copies = {
    br: () => toBrotli(bytes, { params }),
    gz: () => toGzip(bytes, { level: 9 }),
  };
  await Promise.all(
    Object.entries(copies).map(async ([ending, compress]) => {
      const inputs = [...maker, JSON.stringify(params), ending, content];
      writeFileSync(`${file}.${ending}`, await cached('compressed', inputs, compress));
    }),
  );
}
