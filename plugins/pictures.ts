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
import { type Shape, openMaster, readMaster } from './masters.ts';

const cacheFolder = 'node_modules/.cache/pictures';
const encoders = {
  // Full chroma: at half, the light print on the green packs has coloured edges.
  avif: { quality: 54, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4 },
} as const;
const formats = Object.keys(encoders) as PictureFormat[];

type Source = { readonly file: string; readonly picture: Picture };

type Copy = { readonly width: number; readonly format: PictureFormat };

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
        const asked = { width: Number(copy[2]), format: copy[3] as PictureFormat };
        await makeCopies(master, [asked]);
        response.setHeader('content-type', `image/${asked.format}`);
        response.end(await readFile(cachePath(master, asked)));
      });
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const folder = join(dir, 'pictures');
      await mkdir(folder, { recursive: true });
      await inParallel([...masters.values()], async (master) => {
        const copies = formats.flatMap((format) =>
          pictureWidths(master.picture.width, format).map((width) => ({ width, format })),
        );
        await makeCopies(master, copies);
        for (const copy of copies) {
          const file = cachePath(master, copy);
          await copyFile(file, join(folder, basename(file)));
        }
      });
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

const cachePath = ({ picture }: Source, { width, format }: Copy) =>
  join(cacheFolder, basename(pictureAddress(picture, width, format)));

/** Makes those copies that the cache does not have. The master is decoded once for all of them. */
async function makeCopies(master: Source, copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter((copy) => !existsSync(cachePath(master, copy)));
  if (missing.length === 0) return;
  const { file, picture: facts } = master;
  const { data, info: raw } = await openMaster({ file, facts })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const copy of missing) {
    const { width, format } = copy;
    const encoded = sharp(data, { raw }).resize({ width }).toFormat(format, encoders[format]);
    await writeAtomically(cachePath(master, copy), await encoded.toBuffer());
  }
}
