import { readFile } from 'node:fs/promises';

/** The size of a mark, in px. */
const width = 52;
const height = 34;

/**
 * One drawing of all card marks, side by side, so that a page asks for one file. `#card-0` shows the first one
 * alone. Each stays a drawing of its own in it: two may have the same names inside.
 *
 * @param files the drawings of the shop
 */
export async function drawCardMarks(files: readonly string[]): Promise<string> {
  const marks = files.map(async (file, index) => {
    const place = `width="${width}" height="${height}"`;
    const drawing = (await readFile(file, 'utf8')).replaceAll(/[%#<>"&\n]/g, encodeURIComponent);
    const view = `<view id="card-${index}" viewBox="${index * width} 0 ${width} ${height}"/>`;
    return `${view}<image x="${index * width}" ${place} href="data:image/svg+xml,${drawing}"/>`;
  });
  const drawn = (await Promise.all(marks)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * files.length} ${height}">${drawn}</svg>`;
}
