import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { inHindi, writeSmallShop } from '#reader/read/smallShop.testing.ts';
import { exportProducts } from './exportProducts.ts';
import { importInto } from './importInto.testing.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Exports a shop, and returns the sheet. */
function exportFrom(folder: string): string {
  const sheet = join(folder, 'sheet.csv');
  vi.stubEnv('SHOP_FOLDER', folder);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(exportProducts(sheet)).toBe(true);
  return readFileSync(sheet, 'utf8');
}

test.each(['shop', 'examples/norderton'])(
  'what is exported of %s, and imported again, changes nothing',
  async (shop) => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(shop, folder, { recursive: true, filter: (file) => !file.endsWith('/pictures') });
    exportFrom(folder);
    const { said } = await importInto(folder, undefined, '--dry-run');
    expect(said).toMatch(/^\d\d products in the sheet, 0 changes\./m);
  },
);

test('a shop with sizes, two languages and facts of its own is in its country’s way of writing', async () => {
  const folder = await writeSmallShop(...inHindi(), {
    file: 'products/02-black-tea/product.yaml',
    from: 'price: 7.00\n',
    to: 'price: 7.00\ndescription: "Strong:\\n\\n- dark\\n- warm"\nfacts: { more: [{ name: Garden, text: =Assam; the north }] }\nsizes: [{ label: 50 g, number: 2 }, { label: 1 kg, number: 3, price: 1090.00, stock: 4 }]\n',
  });
  const sheet = exportFrom(folder);
  expect(sheet).toContain('"1090,00"');
  expect(sheet).toContain(`"'=Assam; the north"`);
  const before = await importInto(folder, undefined, '--dry-run');
  expect(before.said).toContain('2 products in the sheet, 0 changes.');
  const after = await importInto(folder, sheet.replace('1090,00', '1190,00'));
  expect(after.said).toContain('1 change.');
  expect(after.read('products/02-black-tea/product.yaml')).toContain('price: 1190.00');
});

const signs = fc.constantFrom(
  '=',
  '+',
  '@',
  "'",
  '"',
  ', ',
  ';',
  '-',
  ' / ',
  '*',
  '|',
  '<',
  'é',
  'अ',
  '7',
);
const text = fc.array(signs, { maxLength: 6 }).map((list) => `a${list.join('')}z`);
const formula = fc.tuple(fc.constantFrom('=', "'=", '-', 'b'), text).map((parts) => parts.join(''));
const blocks = fc.constantFrom(
  '- one\n  - two',
  '| a | b |\n| - | - |\n| c | d |',
  '> said',
  'one\\\ntwo',
);
const price = fc.integer({ min: 100, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
const offer = { stock: maybe(fc.constantFrom('0', '4')), sku: maybe(fc.constantFrom('A-1', '07')) };
const anyFields = {
  name: formula,
  price,
  tax: maybe(fc.constantFrom('5', '12.5')),
  description: maybe(blocks.map((block) => `So:\n\n${block}`)),
  keywords: maybe(fc.uniqueArray(text, { minLength: 1, maxLength: 3 })),
  facts: maybe(
    fc.record({
      material: formula,
      more: fc.tuple(fc.record({ name: fc.constant('Hue'), text: formula })),
    }),
  ),
  alt: fc.constant({ primary: 'A tin', secondary: 'Leaves' }),
};
const size = (label: string, number: string) =>
  fc.record({
    label: fc.constant(label),
    number: fc.constant(number),
    price: maybe(price),
    material: maybe(formula),
    ...offer,
  });
const anyProduct = fc.oneof(
  fc.record({ ...anyFields, ...offer }),
  fc.record({ ...anyFields, sizes: fc.tuple(size('S', '2'), size('1/2 kg', '8')) }),
);

test('any product comes back from its sheet without a change', async () => {
  const folder = await writeSmallShop();
  await fc.assert(
    fc.asyncProperty(anyProduct, async (product) => {
      const file = join(folder, 'products/02-black-tea/product.yaml');
      writeFileSync(file, stringify(product, { keepUndefined: false }));
      rmSync(join(folder, 'sheet.csv'), { force: true });
      exportFrom(folder);
      const { said } = await importInto(folder, undefined, '--dry-run');
      expect(said).toContain(' 0 changes.');
    }),
  );
});

test('a sheet that is there stays', async () => {
  const folder = await writeSmallShop();
  const sheet = exportFrom(folder);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(exportProducts(join(folder, 'sheet.csv'))).toBe(false);
  expect(said.mock.calls.join()).toContain('is there already');
  expect(readFileSync(join(folder, 'sheet.csv'), 'utf8')).toBe(sheet);
});
