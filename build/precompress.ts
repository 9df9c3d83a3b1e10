import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, for hosts that serve these instead. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const folder = builder.environments['client']?.config.build.outDir ?? 'dist';
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((file) => texts.has(extname(file)))
            .map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, { params: size })),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
