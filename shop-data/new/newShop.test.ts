import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { untouched } from '../findHints.ts';
import { sayProblem } from '../problem.ts';
import { readShop } from '../readShop.ts';
import { layOutShop } from './layOutShop.ts';
import { newShop } from './newShop.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A new shop', () => {
  test('is right, each placeholder in it is a hint, and each field says what it is', async () => {
    const files = await layOutShop((name) =>
      readFileSync(join('shop-data/new/template', name), 'utf8'),
    );
    const { problems, hints, shop } = await readShop({
      folder: 'my-shop',
      names: [...files.keys()].toSorted(),
      read: (name) => Buffer.from(files.get(name) ?? ''),
    });
    expect(problems).toEqual([]);
    expect(shop?.products).toHaveLength(1);
    const left = hints.filter(({ message }) => message === untouched).map(sayProblem);
    expect(left.filter((sentence) => sentence.includes(', line ')).length).toBeGreaterThan(50);
    expect(left).toContain(`my-shop/settings.yaml, line 5: name ${untouched}.`);
    expect(left).toContain(`my-shop/products/01-example/primary.webp ${untouched}.`);
    expect(hints.map(({ field }) => field)).toContain('orders.channel');
    expect(String(files.get('home.yaml'))).toContain(
      '    # The wide picture of the slide, best 2 : 1 and at least 1600 px wide.\n    picture: hero-1.webp\n',
    );
    expect(String(files.get('settings.yaml'))).toContain(
      '\n# The shop’s name, at most 40 characters.\nname: "Your Shop"\n',
    );
  });

  test.each([
    [undefined, 'Give the folder a name in letters, digits and dashes'],
    ['../elsewhere', 'Give the folder a name in letters, digits and dashes'],
    ['docs', 'docs is there already, so nothing was written.'],
  ])('is not written into the folder %s', async (folder, sentence) => {
    const say = vi.spyOn(console, 'error').mockReturnValue();
    expect(await newShop(folder)).toBe(false);
    expect(say.mock.calls.join()).toContain(sentence);
    expect(readdirSync('docs')).not.toContain('settings.yaml');
  });
});
