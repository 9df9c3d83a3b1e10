import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

/** In MB: what a phone on a slow line can still wait for. */
const most = 8;

/** What is wrong with a product's film, as the end of a sentence; `undefined` if nothing is. */
export function sayFilmProblem(files: ShopFiles, path: string): string | undefined {
  if (!files.names.includes(path)) return `is missing: save it as ${files.folder}/${path}`;
  const film = files.read(path);
  const size = film.length / 1e6;
  if (size > most) {
    return `is ${size.toFixed(1)} MB, but a film may have at most ${most} MB: make it shorter or smaller`;
  }
  const isMp4 = film.toString('latin1', 4, 8) === 'ftyp';
  const isWebm = film.toString('hex', 0, 4) === '1a45dfa3';
  if (path.endsWith('.mp4') ? isMp4 : isWebm) return undefined;
  return 'is no film of the kind that its name says: save it again as MP4 or WebM';
}
