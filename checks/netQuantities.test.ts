import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentShop } from '../shop-data/currentShop.ts';

const [packs, shots] = ['products', 'shots'].map((file) =>
  readFileSync(`art/rig/${file}.py`, 'utf8'),
);

/** The ml on the labels of the packs in a product's first picture; a box that encloses a pack has none. */
function labelsOf(id: number): readonly number[] {
  const [, shot = ''] = shots?.split(`"product-${String(id).padStart(2, '0')}-primary"`) ?? [];
  const shown =
    shot.split('"product-')[0]?.matchAll(/pack\("(\w+)"(?:[^()]|\(.*?\))*?(?:size=(\d+))?\)/g) ??
    [];
  return [...shown].flatMap(([, name, size]) => {
    const drawn = packs?.split(`def ${name}(`)[1]?.split('\ndef ')[0];
    const label = size ?? /"(\d+) ml /.exec(drawn ?? '')?.[1];
    return label === undefined ? [] : [Number(label)];
  });
}

test('18.45 net quantities are those on the packs in the pictures', async () => {
  for (const code of ['en', 'hi']) {
    const { products } = await currentShop(code);
    expect(products).toHaveLength(10);
    for (const { id, facts } of products) {
      const labels = labelsOf(id);
      const amounts = (facts?.netQuantity ?? '').matchAll(/\d+(?= (?:ml|मिली))/g);
      const written = inOrder([...amounts].map(Number));
      const sum = labels.reduce((total, ml) => total + ml, 0);
      const expected = written.length === 1 ? [sum] : inOrder(labels);
      expect(written, `${code} ${id}`).toEqual(expected);
    }
  }
});

function inOrder(amounts: readonly number[]): readonly number[] {
  return amounts.toSorted((one, other) => one - other);
}
