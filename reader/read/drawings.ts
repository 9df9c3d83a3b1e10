import type { Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { factsOf } from './shopPictures.ts';

/** The shop's name as a drawing; without the file, the name is set in letters. */
export const wordmarkFile = 'wordmark.svg';

const isDrawing = (name: string) => /^(?:icon|wordmark|cards\/[^/]+)\.svg$/.test(name);

/** A drawing that cannot be read would be shown as nothing (SPEC 14.6). */
export async function checkDrawings(files: ShopFiles): Promise<readonly Problem[]> {
  const { folder, names } = files;
  const sayWrong = async (name: string) => {
    const drawing = await factsOf(files, name);
    if (drawing === 'unseen') return undefined;
    if (!drawing || drawing.isCut) return 'is not an SVG drawing: save it as SVG';
    const isBoxless = name === wordmarkFile && wordmarkRatio(files) === undefined;
    return isBoxless && 'has no viewBox: save it with one, as in viewBox="0 0 640 80"';
  };
  const problems: Problem[] = [];
  for (const name of names.filter(isDrawing)) {
    const message = await sayWrong(name);
    if (message) problems.push({ file: `${folder}/${name}`, message });
  }
  const message = 'is missing: draw the icon of the browser’s tab, a square SVG';
  return names.includes('icon.svg')
    ? problems
    : [...problems, { file: `${folder}/icon.svg`, message }];
}

/** The drawn name is shown in one colour, and all of it that is not transparent (SPEC 14.3). */
export async function findGround(files: ShopFiles): Promise<readonly Problem[]> {
  const { folder, names } = files;
  if (!names.includes(wordmarkFile)) return [];
  const drawing = await factsOf(files, wordmarkFile);
  const message =
    'has a ground behind the letters, so it is shown as a bar: remove the ground in your drawing program';
  return drawing !== 'unseen' && drawing?.isOpaque
    ? [{ file: `${folder}/${wordmarkFile}`, message }]
    : [];
}

/** Width to height of the drawn name, by its `viewBox`; `undefined` without one. */
export function wordmarkRatio({ names, read }: ShopFiles): number | undefined {
  if (!names.includes(wordmarkFile)) return undefined;
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(read(wordmarkFile).toString()) ?? [];
  const [, , across = 0, down = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return across > 0 && down > 0 ? across / down : undefined;
}
