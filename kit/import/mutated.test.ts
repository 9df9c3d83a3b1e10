import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { mutation } from '#shop-data/read/mutation.testing.ts';
import { aPicture, inHindi, writeSmallShop } from '#shop-data/read/smallShop.testing.ts';
import { importProducts } from './importProducts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const sheet = `Number,Name,Name hi,Size,Colour,Price,Old price,MRP,Stock,Description,Photo,Care,Filters
,Stole,शाल,,Violet,"1,250.00",,1400,2,<p>Soft &amp; <b>warm</b></p>,"a.jpg, b.jpg",Wash,wool
,Stole,,,Wine,1250.00,1300.00,1400,0,,b.jpg,,
,Cushion,,12 in,Indigo,₹ 900,,,,Filled.,,,
,Cushion,,16 in,Indigo,990/-,,,in stock,,,,
1,Green Tea,,,,8.50,9.90,,,Green.,,,
`;
const columns = (change: (row: string[], at: number) => void) =>
  fc.nat(12).map((at) => (text: string) => {
    const rows = text.split('\n').map((line) => line.split(','));
    for (const row of rows) change(row, at);
    return rows.map((row) => row.join()).join('\n');
  });
const otherFiles = 'PK\u0003\u0004|%PDF-1.7\n%\u00e2|\u0089PNG\r\n|{"a": 1}|<table>|'.split('|');
const mutated = fc.oneof(
  mutation,
  columns((row, at) => row.splice(at, 0, row[at] ?? '')),
  columns((row, at) => row.splice(at, 2, row[at + 1] ?? '', row[at] ?? '')),
  columns((row, at) => row.splice(at, 1)),
  fc.constantFrom(...otherFiles).map((text) => () => text),
);

test('whatever is in a sheet, the import ends, or says in one sentence each which row and column is wrong', async () => {
  const folder = await writeSmallShop(...inHindi());
  const photo = await aPicture(800, 1000, 'jpeg');
  for (const name of ['a.jpg', 'b.jpg']) writeFileSync(join(folder, name), photo);
  vi.stubEnv('SHOP_FOLDER', folder);
  const said: string[] = [];
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(...String(text).split('\n')));
  const file = join(folder, 'sheet.csv');
  await fc.assert(
    fc.asyncProperty(mutated, fc.double({ min: 0, max: 1, noNaN: true }), async (mutate, at) => {
      writeFileSync(file, mutate(sheet, Math.floor(at * sheet.length)));
      rmSync(join(folder, 'sheet.headings.txt'), { force: true });
      said.length = 0;
      const isDone = await importProducts([file, '--pictures', folder, '--dry-run']);
      expect(said.pop() === undefined).toBe(isDone);
      for (const sentence of said)
        expect(sentence.replace(file, 'sheet.csv')).toMatch(
          /^sheet.csv(?:, row \d+: \S| (?:has no|cannot)).*[.?]$/,
        );
    }),
    { numRuns: 60, seed: 38 },
  );
}, 60_000);
