import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import {
  type Picture,
  type PictureFormat,
  pictureAddress,
  pictureWidths,
} from '../app/domain/picture.ts';

const cacheFolder = 'node_modules/.cache/pictures';
const encoders = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
} as const;
const formats = Object.keys(encoders) as PictureFormat[];

type Master = { readonly file: string; readonly picture: Picture };

/**
 * Turns `import picture from './x.webp'` into a `Picture` and makes its copies: every width of the
 * ladder as AVIF and WebP. Copies are kept between builds under `node_modules/.cache/pictures`.
 */
export function pictures(): Plugin {
  const masters = new Map<string, Master>();

  return {
    name: 'pictures',
    enforce: 'pre',

    async load(id) {
      if (!id.endsWith('.webp')) return null;
      const master = await readMaster(id);
      masters.set(master.picture.name, master);
      return `export default ${JSON.stringify(master.picture)};`;
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const copy = /\/pictures\/([^./]+)\.[^./]+\.(\d+)\.(avif|webp)$/.exec(request.url ?? '');
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
      await mkdir(join(dir, 'pictures'), { recursive: true });
      await inParallel(copies, async ({ master, width, format }) => {
        const file = await cachedCopy(master, width, format);
        await copyFile(file, join(dir, pictureAddress(master.picture, width, format)));
      });
    },
  };
}

async function readMaster(file: string): Promise<Master> {
  const name = basename(file, '.webp');
  const shown = relative(process.cwd(), file);
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${shown} is missing: a picture of this name is expected in shop/images.`);
  });
  const size = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${shown} is not a picture that can be read: a WebP file is expected.`, {
        cause,
      });
    });
  const stamp = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(encoders))
    .digest('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8);
  return { file, picture: { name, stamp, width: size.width, height: size.height } };
}

async function cachedCopy(master: Master, width: number, format: PictureFormat): Promise<string> {
  const file = join(cacheFolder, basename(pictureAddress(master.picture, width, format)));
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  const encoded = await sharp(master.file)
    .resize({ width })
    .toFormat(format, encoders[format])
    .toBuffer();
  // Written aside and renamed, so that a build that is cut off leaves no half picture in the cache.
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, encoded);
  await rename(unfinished, file);
  return file;
}

async function inParallel<Job>(jobs: Job[], run: (job: Job) => Promise<void>): Promise<void> {
  const waiting = jobs.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const job of waiting) await run(job);
  });
  await Promise.all(workers);
}
