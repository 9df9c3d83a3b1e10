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
import { hashOf, writeAtomically } from '#reader/files/cache.ts';
import { inParallel } from './inParallel.ts';
import { type Master, type Place, openMaster, readMaster } from './masters.ts';

const cacheFolder = 'node_modules/.cache/pictures';
const encoders = {
  // Full chroma: at half, the light print on the green packs has coloured edges.
  avif: { quality: 62, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 2 },
} as const;
/**
 * For copies from these widths on, in px: with less, their flat grounds have steps. The widest are for dense screens,
 * which show four of their pixels in one of CSS. A copy that has more bytes than so many for each pixel is a texture,
 * which hides steps: it has the quality of all others.
 */
const fine = {
  from: [
    [2000, 74],
    [1000, 80],
  ],
  most: 1 / 16,
} as const;
const formats = Object.keys(encoders) as PictureFormat[];

type Source = {
  readonly master: Master;
  readonly picture: Picture;
  /** Changes with the master's contents and the encoder's options, and with nothing else. */
  readonly key: string;
};

type Copy = { readonly width: number; readonly format: PictureFormat };

/** Describes a picture that the shop shows in this place, and has its copies made. */
export type DescribePicture = (file: string, place?: Place) => Promise<Picture>;

/**
 * Makes the copies of each picture that its `api` has described: every width of the ladder as AVIF and WebP.
 * Copies are cached between builds in `node_modules/.cache/pictures`, by what is in the master: a photo that has another
 * name, or that several products have, is encoded once.
 */
export function pictures(): Plugin<DescribePicture> {
  const sources = new Map<string, Source>();
  const describe: DescribePicture = async (path, place) => {
    const master = await readMaster(path, place);
    const key = hashOf([master.hash, JSON.stringify([encoders, fine])]);
    const picture = { ...master.facts, stamp: stampOf(key) };
    sources.set(`${picture.name}.${picture.stamp}`, { master, picture, key });
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
        const file = cachePath(source, asked);
        if (!existsSync(file)) await makeCopies(source, [asked]);
        response.setHeader('content-type', `image/${asked.format}`);
        response.end(await readFile(file));
      });
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const folder = join(dir, 'pictures');
      await mkdir(folder, { recursive: true });
      const all = [...sources.values()];
      const different = new Map(all.map((source) => [source.key, source])).values();
      const unmade = [...different].filter((source) => missingOf(source).length > 0);
      if (unmade.length > 0) console.log(`Pictures to make: ${unmade.length}`);
      await inParallel(unmade, (source) => makeCopies(source, missingOf(source)));
      await inParallel(all, async (source) => {
        for (const copy of copiesOf(source)) {
          await copyFile(cachePath(source, copy), join(folder, nameOf(source, copy)));
        }
      });
    },
  };
}

/** Four letters and digits, since each page has those of all products: only names that are the same have to differ by them. */
function stampOf(key: string): string {
  const text = Buffer.from(key, 'hex').toString('base64url');
  return text.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 4);
}

const nameOf = ({ picture }: Source, { width, format }: Copy) =>
  basename(pictureAddress(picture, width, format));
const cachePath = ({ key }: Source, { width, format }: Copy) =>
  join(cacheFolder, `${key}.${width}.${format}`);

function copiesOf({ picture }: Source): Copy[] {
  return formats.flatMap((format) =>
    pictureWidths(picture.width, format).map((width) => ({ width, format })),
  );
}

function missingOf(source: Source): Copy[] {
  return copiesOf(source).filter((copy) => !existsSync(cachePath(source, copy)));
}

/** The master is decoded once for all of them. */
async function makeCopies(source: Source, copies: readonly Copy[]): Promise<void> {
  const { data, info: raw } = await (
    await openMaster(source.master)
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const copy of copies) {
    const { width, format } = copy;
    const encode = (quality: number) =>
      sharp(data, { raw })
        .resize({ width })
        .toFormat(format, { ...encoders[format], quality })
        .toBuffer();
    const fineQuality = fine.from.find(([from]) => width >= from)?.[1];
    const best = fineQuality && (await encode(fineQuality));
    const most = (fine.most * width * width * raw.height) / raw.width;
    const made = best && best.length <= most ? best : await encode(encoders[format].quality);
    await writeAtomically(cachePath(source, copy), made);
  }
}
