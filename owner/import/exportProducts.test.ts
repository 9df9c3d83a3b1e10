import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('a sheet that is there stays', async () => {
  const folder = await writeSmallShop();
  const sheet = exportFrom(folder);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(exportProducts(join(folder, 'sheet.csv'))).toBe(false);
  expect(said.mock.calls.join()).toContain('is there already');
  expect(readFileSync(join(folder, 'sheet.csv'), 'utf8')).toBe(sheet);
});
