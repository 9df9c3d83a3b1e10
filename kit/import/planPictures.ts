import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { placeholder } from '#kit/new/template.ts';
import { valueAt } from '#shop-data/read/checkFile.ts';
import { listPictures } from '#shop-data/read/shopPictures.ts';
import { referenceOf } from '#shop-data/fields/kinds/pictureReference.ts';
import { type SheetProduct, mostPictures } from './joinRows.ts';
import type { Task } from './plan.ts';
import type { PlannedPictures } from './productFields.ts';

/** Plans the pictures of a product: those that the sheet names, else what is there, else a placeholder. */
export function picturePlanner({ files, existing, photos, sheet, plan }: Task) {
  const there = listPictures(files, existing);
  const byName = new Map(photos?.names.map((name) => [basename(name).toLowerCase(), name]));
  return (folder: string, { row, pictures: wanted }: SheetProduct): PlannedPictures => {
    const said: string[] = [];
    const product = existing.find((each) => each.folder === folder);
    const sayLost = (sentence: string) => plan.sayLost(`${sentence}, in the rows`, row);
    if (wanted.length > mostPictures)
      sayLost(`More than the ${mostPictures} pictures that a product can have`);
    const names = Array.from({ length: Math.min(Math.max(wanted.length, 2), mostPictures) });
    return {
      said,
      areGiven: photos !== undefined,
      areNamed: !product || (photos !== undefined && wanted.length > 0),
      names: names.map((_, index) => {
        const kind = ['primary', 'secondary'][index];
        const more = valueAt(product?.file.content, ['morePictures', index - 2, 'picture']);
        const own = kind ?? (typeof more === 'string' ? more : `picture-${index + 1}`);
        const reference = referenceOf(`products/${folder}/${own}`);
        const old = there.get(reference) ?? [];
        const name = wanted[index];
        if (!photos || !name) {
          const [isThere] = old;
          if (index > 0 || isThere) return isThere && basename(isThere);
          plan.edits.set(`${reference}.webp`, () => readFileSync(placeholder));
          sayLost('Placeholders until you give pictures with --pictures');
          return `${own}.webp`;
        }
        const photo = byName.get(name.toLowerCase());
        if (photo === undefined) {
          const message = `is ${name}, but ${photos.folder} has no file of this name: add it there, or correct the name`;
          plan.problems.push(sheet.problem(row, ['pictures'], message));
          return undefined;
        }
        const same = old.find((file) => files.read(file).equals(photos.read(photo)));
        if (same !== undefined) return basename(same);
        const target = `${reference}${extname(photo).toLowerCase()}`;
        for (const file of old) plan.edits.set(file, undefined);
        plan.edits.set(target, () => photos.read(photo));
        plan.sources.set(target, photo);
        said.push(`${kind ?? own} picture ${name}`);
        return basename(target);
      }),
    };
  };
}
