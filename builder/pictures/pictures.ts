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
import { writeAtomically } from '#reader/files/cache.ts';
import { inParallel } from './inParallel.ts';
import { type Master, type Place, openMaster, readMaster } from './masters.ts';

const cacheFolder = 'node_modules/.cache/pictures';
const encoders = {
  // Full chroma: at half, the light print on the green packs has coloured edges.
  avif: { quality: 54, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 2 },
} as const;
/** For a copy of 1000 px or more: it takes most of the time, and screens show it denser than eyes see. */
const ofLarge = { from: 1000, effort: 2 };
const formats = Object.keys(encoders) as PictureFormat[];

type Source = { readonly master: Master; readonly picture: Picture };

type Copy = { readonly width: number; readonly format: PictureFormat };

/** Describes a picture that the shop shows in this place, and has its copies made. */
export type DescribePicture = (file: string, place?: Place) => Promise<Picture>;

/**
 * Makes the copies of each picture that its `api` has described: every width of the ladder as AVIF and WebP.
 * Copies are cached between builds in `node_modules/.cache/pictures`.
 */
export function pictures(): Plugin<DescribePicture> {
  const sources = new Map<string, Source>();
  const describe: DescribePicture = async (path, place) => {
    const master = await readMaster(path, place);
    const picture = { ...master.facts, stamp: stampOf(master.hash) };
    sources.set(`${picture.name}.${picture.stamp}`, { master, picture });
    return picture;
  };

  return {
    name: 'pictures',
    api: describe,

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const copy = /\/pictures\/([^./]+\.[^./]+)\.(\d+)\.(avif|webp)$/.exec(request.url ?? '');
        const source = copy && sources.get(copy[1] ?? '');
        if (!source) return next();
        const asked = { width: Number(copy[2]), format: copy[3] as PictureFormat };
        await makeCopies(source, [asked]);
        response.setHeader('content-type', `image/${asked.format}`);
        response.end(await readFile(cachePath(source, asked)));
      });
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const folder = join(dir, 'pictures');
      await mkdir(folder, { recursive: true });
      await inParallel([...sources.values()], async (source) => {
        const copies = formats.flatMap((format) =>
          pictureWidths(source.picture.width, format).map((width) => ({ width, format })),
        );
        await makeCopies(source, copies);
        for (const copy of copies) {
          const file = cachePath(source, copy);
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
    .update(JSON.stringify([encoders, ofLarge]))
    .digest('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6);
}

const cachePath = ({ picture }: Source, { width, format }: Copy) =>
  join(cacheFolder, basename(pictureAddress(picture, width, format)));

/** Makes those copies that the cache does not have. The master is decoded once for all of them. */
async function makeCopies(source: Source, copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter((copy) => !existsSync(cachePath(source, copy)));
  if (missing.length === 0) return;
  const { data, info: raw } = await openMaster(source.master)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const copy of missing) {
    const { width, format } = copy;
    const options = {
      ...encoders[format],
      ...(width >= ofLarge.from && { effort: ofLarge.effort }),
    };
    const encoded = sharp(data, { raw }).resize({ width }).toFormat(format, options);
    await writeAtomically(cachePath(source, copy), await encoded.toBuffer());
  }
}
