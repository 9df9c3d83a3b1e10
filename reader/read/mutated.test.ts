import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutation } from './mutation.testing.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { readShop } from './readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import {
  type Change,
  inHindi,
  readSmallShop,
  smallShop,
  writeSmallShop,
} from './smallShop.testing.ts';

const page: Change = {
  file: 'pages/care.md',
  content:
    '---\ntitle: Care\ndescription: How.\n---\n\n## Care\n\n- Wash *it*.\n- See [tea](/products).\n',
};
const product = 'products/01-green-tea/product.yaml';
describe('14.2 Whatever an owner writes', () => {
  test('100 shops with a file that is wrong somewhere are right, or one sentence for each mistake', async () => {
    // Reading a complete translation takes as long as all else.
    const ofProduct = inHindi().filter(({ file }) => /^settings|01-/.test(file));
    const files = await smallShop(...ofProduct, page);
    const texts = files.names.filter((name) => /\.(?:yaml|md|svg)$/.test(name));
    const place = fc.tuple(
      fc.constantFrom(...texts),
      fc.double({ min: 0, max: 1, noNaN: true }),
      mutation,
    );
    await fc.assert(
      fc.asyncProperty(place, async ([wrong, at, mutate]) => {
        const text = String(files.read(wrong));
        const mutated = Buffer.from(mutate(text, Math.floor(at * text.length)));
        const read = (name: string) => (name === wrong ? mutated : files.read(name));
        const { shop, problems } = await readShop({ ...files, read });
        expect(shop !== undefined).toBe(problems.length === 0);
        for (const said of problems.map(sayProblem)) expect(said).toMatch(/^shop\/\S[^\n]*[.?]$/);
      }),
    );
  });

  test.each([
    ['a sign of control', 'name: "Tea\\vPot"', 'U+000B'],
    ['half of a pair', 'name: "\\uD800"', 'U+D800'],
    ['a sign that turns the text', 'name: "Tea \u202Etop"', 'U+202E'],
  ])('%s is one sentence', async (_, to, sign) => {
    const { problems } = await readSmallShop({ file: product, from: 'name: Green Tea', to });
    const said = `shop/${product}, line 1: a text has a sign that nobody sees, ${sign}: type the text again.`;
    expect(problems.map(sayProblem)).toEqual([said]);
  });

  test('lists deep within lists are one sentence', async () => {
    const to = `description: |\n  Tea.\n\n  ${'- '.repeat(1200)}x`;
    const { problems } = await readSmallShop({ file: product, from: 'tag: Sale', to });
    expect(problems.map(sayProblem).join()).toMatch(
      /line 7: description has lists or marks within each other/,
    );
  });

  test('links that lead nowhere are one sentence each, and a shop that is a file is none', async () => {
    const folder = await writeSmallShop();
    for (const [from, to] of [
      ['gone', 'x.md'],
      ['a', 'a'],
    ] as const)
      symlinkSync(from, join(folder, to));
    writeFileSync(join(folder, 'file'), '');
    const { problems } = await readShop(filesOf(folder));
    const wrong =
      'is a link that leads nowhere or out of the folder: remove it, or put the file itself there.';
    expect(problems.map(sayProblem)).toEqual([`${folder}/a ${wrong}`, `${folder}/x.md ${wrong}`]);
    const ofFile = await readShop(filesOf(join(folder, 'file')));
    expect(ofFile.problems.map(sayProblem).join()).toMatch(/is not a shop/);
  });
});
