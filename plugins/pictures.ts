import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import {
  type Picture,
  type PictureFormat,
  pictureAddress,
  pictureWidths,
} from '#catalogue/picture.ts';
import { writeAtomically } from './cache.ts';
import { inParallel } from './inParallel.ts';
import { type Shape, readMaster } from './masters.ts';

const cacheFolder = 'node_modules/.cache/pictures';
const encoders = {
  // Full chroma: at half, the light print on the green packs has coloured edges.
  avif: { quality: 54, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4 },
} as const;
const formats = Object.keys(encoders) as PictureFormat[];

type Source = { readonly file: string; readonly picture: Picture };

/** Describes a picture that the shop shows in this shape, and has its copies made. */
export type DescribePicture = (file: string, shape?: Shape) => Promise<Picture>;

/**
 * Turns `import picture from './x.jpg?shape=4x5'` into a `Picture` and makes its copies: every width of
 * the ladder as AVIF and WebP. Copies are cached between builds in `node_modules/.cache/pictures`. Its
 * `api` is for a plugin that writes thousands of pictures into one module.
 */
export function pictures(): Plugin<DescribePicture> {
  const masters = new Map<string, Source>();
  const describe: DescribePicture = async (path, shape) => {
    const { file, hash, facts } = await readMaster(path, shape);
    const picture = { ...facts, stamp: stampOf(hash) };
    masters.set(`${picture.name}.${picture.stamp}`, { file, picture });
    return picture;
  };

  return {
    name: 'pictures',
    enforce: 'pre',
    api: describe,

    load: {
      filter: { id: /\.(?:jpe?g|png|webp|avif)(?:\?|$)/i },
      async handler(id) {
        const [path = '', query] = id.split('?');
        const [, across, down] = /^shape=(\d+)x(\d+)$/.exec(query ?? '') ?? [];
        const shape = across === undefined ? undefined : ([Number(across), Number(down)] as const);
        return `export default ${JSON.stringify(await describe(path, shape))};`;
      },
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const copy = /\/pictures\/([^./]+\.[^./]+)\.(\d+)\.(avif|webp)$/.exec(request.url ?? '');
        const master = copy && masters.get(copy[1] ?? '');
        if (!master) return next();
        const file = await cachedCopy(master, Number(copy[2]), copy[3] as PictureFormat);
        response.setHeader('content-type', `image/${copy[3]}`);
        response.end(await readFile(file));
      });
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const copies = [...masters.values()].flatMap((master) =>
        formats.flatMap((format) =>
          pictureWidths(master.picture.width, format).map((width) => ({ master, width, format })),
        ),
      );
      const wanted = new Map(
        copies.map((copy) => [
          basename(pictureAddress(copy.master.picture, copy.width, copy.format)),
          copy,
        ]),
      );
      const folder = join(dir, 'pictures');
      await mkdir(folder, { recursive: true });
      await inParallel([...wanted], async ([name, { master, width, format }]) =>
        copyFile(await cachedCopy(master, width, format), join(folder, name)),
      );
    },
  };
}

/**
 * Changes with the master and with the encoder's options.
 *
 * @param hash of the master's contents
 */
export function stampOf(hash: string): string {
  return createHash('sha256')
    .update(hash)
    .update(JSON.stringify(encoders))
    .digest('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6);
}

async function cachedCopy(master: Source, width: number, format: PictureFormat): Promise<string> {
  const file = join(cacheFolder, basename(pictureAddress(master.picture, width, format)));
  if (existsSync(file)) return file;
  const encoded = await sharp(master.file)
    .resize({ width })
    .toFormat(format, encoders[format])
    .toBuffer();
  await writeAtomically(file, encoded);
  return file;
}
