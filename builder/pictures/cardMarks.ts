import { readFile } from 'node:fs/promises';

/** The size of a mark, in px. */
const width = 52;
const height = 34;

/** A drawing that can do nothing to its neighbours: of that size, with no style and no name inside. */
const plain =
  /^<svg xmlns="[^"]+" viewBox="0 0 52 34"(?: width="52" height="34")?>((?:(?!<style| id=).)*)<\/svg>\s*$/s;

/**
 * One drawing of all card marks, side by side, so that a page asks for one file. `#card-0` shows the first one
 * alone. One that is not plain stays a picture of its own in it, for which a browser makes another document: six of
 * them cost a slow phone 50 ms.
 *
 * @param files the drawings of the shop
 */
export async function drawCardMarks(files: readonly string[]): Promise<string> {
  const marks = files.map(async (file, index) => {
    const x = index * width;
    const drawing = await readFile(file, 'utf8');
    const [, inside] = plain.exec(drawing) ?? [];
    const address = drawing.replaceAll(/[%#<>"&\n]/g, encodeURIComponent);
    const mark =
      inside === undefined
        ? `<image x="${x}" width="${width}" height="${height}" href="data:image/svg+xml,${address}"/>`
        : `<g transform="translate(${x})">${inside}</g>`;
    return `<view id="card-${index}" viewBox="${x} 0 ${width} ${height}"/>${mark}`;
  });
  const drawn = (await Promise.all(marks)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * files.length} ${height}">${drawn}</svg>`;
}
