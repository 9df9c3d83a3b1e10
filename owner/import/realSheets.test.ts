import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { inHindi, writeSmallShop } from '#reader/read/smallShop.testing.ts';
import { importInto, importRight } from './importInto.testing.ts';

type Cell = string | number;

/** Excel's own file: texts are shared, and an empty cell is part of the merged one above it. */
function excel(rows: readonly (readonly Cell[])[], hidden = 0): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const xml = (name: string, content: string) =>
    `<?xml version="1.0"?><${name} xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${content}</${name}>`;
  const relations = (list: readonly (readonly [type: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(([type, target], at) => `<Relationship Id="r${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const written = rows.map((row, at) => {
    const cells = row.map((cell, column) => {
      const place = `r="${String.fromCodePoint(65 + column)}${at + 1}"`;
      if (cell === '') return '';
      return typeof cell === 'number'
        ? `<c ${place}><v>${cell}</v></c>`
        : `<c ${place} t="s"><v>${texts.indexOf(cell)}</v></c>`;
    });
    return `<row r="${at + 1}"${at + 1 === hidden ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': xml(
      'workbook',
      `<sheets>${hidden ? '<sheet name="Costs" sheetId="2" state="hidden" r:id="r9"/>' : ''}<sheet name="Rates" sheetId="1" r:id="r0"/></sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': xml('styleSheet', ''),
    'xl/sharedStrings.xml': xml('sst', texts.map((text) => `<si><t>${text}</t></si>`).join('')),
    'xl/worksheets/sheet1.xml': xml('worksheet', `<sheetData>${written.join('')}</sheetData>`),
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

test.each([
  ['shopify', ['03-linen-stole', '06-beeswax-candle'], /Small \/ Indigo[^]*Large \/ Madder/],
  ['woocommerce', ['03-green-tea-from-assam', '05-cup-of-clay'], /50 g[^]*250 g\n {4}number: 4/],
  ['meta', ['03-silver-band', '05-chain'], /Hallmarked\.[^]*- label: 12[^]*out of stock/],
])(
  'the sheet of %s in the documents becomes two products, and changes nothing again',
  async (name, folders, first) => {
    const folder = await writeSmallShop();
    const sheet = readFileSync(`docs/owners/sheets/${name}.csv`);
    const { read } = await importRight(folder, sheet);
    expect(readdirSync(join(folder, 'products')).slice(2)).toEqual(folders);
    expect(read(`products/${folders[0]}/product.yaml`)).toMatch(first);
    expect((await importInto(folder, sheet)).said).toContain(' 0 changes.');
  },
);

test('a sheet with pack sizes, yes and no, and facts of its own is imported in one go', async () => {
  const folder = await writeSmallShop(...inHindi());
  const sheet = `Product Name,Hindi name,Pack Size,Selling Price,In Stock,fact Allergen,fact Veg / Non-veg,Search words,Hindi keywords
Mango Pickle,आम का अचार,250 gm,160,Yes,Mustard,Veg,"aachar, kairi","अचार, कैरी, खट्टा"
Mango Pickle,आम का अचार,500 gm,300,no,Mustard,Veg,,
Goda Masala,गोडा मसाला,100 gm,90,yes,None,Veg,,`;
  const { read } = await importRight(folder, sheet);
  const pickle = read('products/03-mango-pickle/product.yaml');
  expect(pickle).toMatch(
    /more:\n {4}- name: Allergen\n {6}text: Mustard\n {4}- name: Veg \/ Non-veg\n {6}text: Veg\n/,
  );
  expect(pickle).toMatch(
    /label: 500 gm\n {4}number: 4\n {4}price: 300.00\n {4}availability: out of stock\n/,
  );
  expect(pickle).not.toContain('options');
  expect(pickle).toMatch(/keywords:\n {2}- aachar\n {2}- kairi\n/);
  expect(read('hi/products/03-mango-pickle/product.yaml')).toMatch(
    /keywords:\n {2}- अचार\n {2}- कैरी\n {2}- खट्टा\n/,
  );
  expect((await importInto(folder, sheet)).said).toContain(' 0 changes.');
});

test('16.62 what food is and contains has columns, as sellers call them', async () => {
  const folder = await writeSmallShop();
  const sheet =
    'Item,Rate,Veg / Non-veg,Allergen\nMango Pickle,160,Veg,Mustard\nFish Pickle,300,Non Veg,"Fish, mustard"\n';
  const { read } = await importRight(folder, sheet);
  expect(read('products/03-mango-pickle/product.yaml')).toMatch(/diet: veg\n/);
  expect(read('products/04-fish-pickle/product.yaml')).toMatch(
    /diet: non-veg\n {2}allergens: Fish, mustard\n/,
  );
});

test('Excel’s CSV says its separator', async () => {
  const { said } = await importInto(await writeSmallShop(), 'sep=;\r\nname;price\r\nTea;oops\r\n');
  expect(said).toContain('sheet.csv, row 2: column price is “oops”');
});

test('Excel’s own rate list, with a title, merged names and numbers, is imported in one go', async () => {
  const folder = await writeSmallShop();
  const sheet = excel([
    ['Rate list, Diwali'],
    [],
    ['Particulars', 'Pack', 'Rate (Rs)', 'HSN', 'Barcode'],
    ['Til Chikki', 'Half kg', 129.98999999999998, '0709', 4006381333931],
    ['', '1 kg', 240, '0709', ''],
    ['Chivda', '200 gm', 90, '', ''],
  ]);
  const { read, said } = await importRight(folder, sheet);
  expect(read('products/03-til-chikki/product.yaml')).toMatch(
    /price: 129.99\n[^]*- label: Half kg\n {4}number: 3\n {4}gtin: 4006381333931\n {2}- label: 1 kg\n/,
  );
  expect(read('products/05-chivda-200-gm/product.yaml')).toContain('variant: 200 gm\n');
  expect(said).toContain('that are known): HSN.');
});

test('what is hidden in Excel’s file is not taken, and that is said', async () => {
  const folder = await writeSmallShop();
  const sheet = excel(
    [
      ['Item', 'Rate'],
      ['Chivda', 90],
      ['Chakli', 80],
      ['Sev', 70],
    ],
    3,
  );
  const { said } = await importRight(folder, sheet);
  expect(readdirSync(join(folder, 'products')).slice(2)).toEqual(['03-chivda', '04-sev']);
  expect(said).toContain('Hidden, and not taken: the sheet Costs, row 3.');
});

test.each([
  ['Size', 'Ring,10-Dec,9,,'],
  ['Rate', 'Ring,S,2026-12-10,,'],
  ['Qty', 'Ring,S,9,Dec-26,'],
  ['SKU', 'Ring,S,9,,5-Jan-2027'],
])('a date where %s belongs is a mistake that names the cell', async (column, row) => {
  const folder = await writeSmallShop();
  const { said } = await importInto(folder, `Item,Size,Rate,Qty,SKU\n${row}\nRing,M,9,,\n`);
  expect(said).toContain(`sheet.csv, row 2: column ${column} has a date, `);
  expect(said.split('\n')).toHaveLength(3);
});

test('a product that gets sizes keeps number, stock and amount with the size that it was', async () => {
  const from = 'tag: Sale';
  const to = 'variant: 100 g\nstock: 10\nfacts: { netQuantity: 100 g, care: Dry }';
  const folder = await writeSmallShop({ file: 'products/01-green-tea/product.yaml', from, to });
  const sheet =
    'name,size,price\nGreen Tea,50 g,5.00\nGreen Tea,100 g,8.50\nBlack Tea,S,7.00\nBlack Tea,L,9.00\n';
  const { read, said } = await importRight(folder, sheet);
  const file = read('products/01-green-tea/product.yaml');
  expect(file).toContain('facts:\n  care: Dry\n');
  expect(file).toMatch(
    /label: 50 g\n {4}number: 3\n[^]*label: 100 g\n {4}number: 1\n[^]*stock: 10\n {4}netQuantity: 100 g\n/,
  );
  expect(said).toContain('(say another one in a column number): Black Tea.');
});
