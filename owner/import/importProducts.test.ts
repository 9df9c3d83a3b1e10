import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mutation } from '#reader/read/mutation.testing.ts';
import {
  aPicture,
  inHindi,
  setting,
  settings,
  writeSmallShop,
} from '#reader/read/smallShop.testing.ts';
import { importInto, importRight } from './importInto.testing.ts';
import { decimalSignOf, readPrice } from './readPrice.ts';

const products = (folder: string) => readdirSync(join(folder, 'products'));

test('a sheet in two languages becomes products, and importing it again changes nothing', async () => {
  const folder = await writeSmallShop(...inHindi());
  const sheet = `number,name,name hi,size,size hi,price,old price,stock,description,description hi,tag
,Mint Tea,पुदीना चाय,50 g,,"Rs. 1,299.00",1399,0,<p>Cool &amp; calm: a&nbsp;tea</p>,ठंडी,Sale
,Mint Tea,पुदीना चाय,100 g,100 ग्राम,2000,,12,Cool,ठंडी,
2,Black Tea,काली चाय,,,7.00,,from 2027-03-01,,,`;
  const { read, contents } = await importRight(folder, sheet);
  expect(read('products/03-mint-tea/product.yaml')).toBe(
    `name: Mint Tea
price: 1299.00
oldPrice: 1399.00
pictures:
  primary: primary.webp
alt:
  primary: Mint Tea
description: 'Cool & calm: a tea'
tag: Sale
sizes:
  - label: 50 g
    number: 3
    stock: 0
  - label: 100 g
    number: 4
    price: 2000.00
    stock: 12
`,
  );
  expect(read('hi/products/03-mint-tea/product.yaml')).toMatch(
    /^name: पुदीना चाय\n[^]*sizes:\n {2}- label: 50 g\n {2}- key: 100 g\n {4}label: 100 ग्राम\n$/,
  );
  expect(read('products/02-black-tea/product.yaml')).toMatch(/availability: from 2027-03-01/);
  expect((await importInto(folder, sheet)).contents).toEqual(contents);
});

test('the newer form of Shopify’s export changes the size that it names', async () => {
  const folder = await writeSmallShop();
  const head = 'Title,URL handle,Option1 value,Option2 value,Price,Compare-at price\n';
  const sheet = `${head}Tea,tea,Small,Tin,9.90,12.00\nTea,tea,Large,Tin,19.90,0.00\n`;
  await importRight(folder, sheet);
  const { read } = await importRight(folder, `${head}Tea,tea,Large,Tin,18.90,\n`);
  expect(read('products/03-tea/product.yaml')).toMatch(
    /price: 9.90\noldPrice: 12.00\n[^]*- label: Small \/ Tin\n {4}number: 3\n {2}- label: Large \/ Tin\n {4}number: 4\n {4}price: 18.90\n$/,
  );
});

test('a sheet without a column for name or price is refused, and what is not known is listed', async () => {
  const folder = await writeSmallShop();
  expect((await importInto(folder, 'Artikel,Menge\nRing,2')).said).toContain(
    'sheet.csv has no column for the name and the price: give it a heading that docs/owners/import.md has.',
  );
  const { said, read } = await importRight(
    folder,
    'Item,Rate,Lager,GST %,fact Metal\nRing,18.50,Pune,5%,Gold',
  );
  expect(said).toContain('(docs/owners/import.md has the headings that are known): Lager.');
  expect(read('products/03-ring/product.yaml')).toMatch(
    /\nfacts:\n {2}more:\n {4}- name: Metal\n {6}text: Gold\ntax: 5\n$/,
  );
});

test('texts in a language that the shop does not have are named', async () => {
  const { said } = await importInto(await writeSmallShop(), 'name,name hi,price\nTea,चाय,5.00');
  expect(said).toContain('import again): hi.');
});

test('another import changes only what the sheet says, deletes only with its option, and nothing in a dry run', async () => {
  const file = 'products/01-green-tea/product.yaml';
  const folder = await writeSmallShop({
    file: 'words.yaml',
    from: 'products/02-black-tea/primary',
    to: 'cup',
  });
  const sheet = 'number\tname\tprice\told price\ttag\n1\tGreen Tea\t8.00\t\t\n';
  const dry = await importInto(folder, sheet, '--dry-run', '--delete-missing');
  expect(dry.said).toContain('price 8.50 → 8.00; oldPrice 9.90 → nothing\nRemoved: 02-black-tea');
  expect(dry.said).toContain('1 product in the sheet, 2 changes.');
  expect(dry.read(file)).toContain('8.50');
  const { read } = await importInto(folder, sheet);
  const left = 'alt:\n  primary: A green tin\n  secondary: Leaves\ntag: Sale\n';
  expect(read(file)).toBe(`name: Green Tea\nprice: 8.00\n${left}`);
  expect(products(folder)).toHaveLength(2);
  await importInto(folder, 'handle,name,price\ngreen-tea,Verde,8.00', '--delete-missing');
  expect(products(folder)).toEqual(['01-green-tea']);
  expect(read(file)).toContain('name: Verde\n');
});

test('a new size gets a number, what the sheet lacks stays, and a product becomes the size that it was', async () => {
  const file = 'products/01-green-tea/product.yaml';
  const sizes = 'sizes: [{ label: 50 g, number: 7, mrp: 9.90 }, { label: 1 kg, number: 1 }]';
  const folder = await writeSmallShop(
    { file, from: 'tag: Sale\n', to: `${sizes}\n` },
    { file: 'products/02-black-tea/product.yaml', from: 'price', to: 'variant: 50 g\nprice' },
  );
  const sheet =
    'name,size,price\nGreen Tea,50 g,8.00\nGreen Tea,2 kg,9.00\nBlack Tea,1 kg,8.00\nBlack Tea,50 g,7.00';
  const { read, said } = await importRight(folder, sheet);
  expect(read(file)).toMatch(
    /\nsizes:\n {2}- label: 50 g\n {4}number: 7\n {4}price: 8.00\n {4}mrp: 9.90\n {2}- label: 1 kg\n {4}number: 1\n {2}- label: 2 kg\n {4}number: 8\n {4}price: 9.00\n$/,
  );
  expect(read('products/02-black-tea/product.yaml')).toMatch(
    /^name: Black Tea\nprice: 8.00\n[^]*- label: 1 kg\n {4}number: 9\n {2}- label: 50 g\n {4}number: 2\n {4}price: 7.00\n$/,
  );
  expect(said).toContain('sizes 3, number nothing → 8; sizes 1, price nothing → 8.00;');
});

test('a fact that differs by size is not written, in no language, and is said with its product', async () => {
  const folder = await writeSmallShop(...inHindi());
  const sheet = `name,name hi,size,price,care,care hi,material,weight
Lamp,दीया,12 in,900,Wipe,पोंछें,Brass,2 kg
Lamp,दीया,16 in,990,Wash,धोएं,,3 kg
Mat,चटाई,S,9,Wash,,,
Mat,चटाई,L,9,,,,`;
  const { read, said } = await importRight(folder, sheet);
  const files = ['', 'hi/'].map((code) => read(`${code}products/03-lamp/product.yaml`)).join('');
  expect(files).toContain('facts:\n  material: Brass\n  weight: 2 kg\n');
  expect(files).not.toContain('care');
  expect(files, 'what sizes may have is written for each').toContain('    weight: 3 kg\n');
  expect(read('products/05-mat/product.yaml')).toContain('care: Wash');
  expect(said).toMatch(/Not written, .*: Lamp: care\./);
});

test('sizes that are products of their own stay so', async () => {
  const folder = await writeSmallShop();
  const sheet = 'number,name,size,price\n1,Tea,50 g,8.00\n2,Tea,1 kg,9.00\n';
  const { read } = await importRight(folder, sheet);
  expect(products(folder)).toHaveLength(2);
  expect(read('products/02-black-tea/product.yaml')).toMatch(/^name: Tea\n[^]*variant: 1 kg\n/);
});

test('photos come from a folder by their names: upright, at most 2400 px, without what the camera wrote, and the file names them', async () => {
  const folder = await writeSmallShop();
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  const exif = { IFD3: { GPSLatitude: '16/1 42/1 0/1' } };
  for (const [name, width, orientation] of [
    ['Mint.JPG', 800, 1],
    ['leaf.jpg', 3200, 6],
  ] as const) {
    const photo = sharp(await aPicture(width, 1000, 'jpeg')).withMetadata({ orientation });
    writeFileSync(join(photos, name), await photo.withExifMerge(exif).toBuffer());
  }
  const sheet =
    'name,price,pictures\nMint Tea,9.00,"mint.jpg, leaf.jpg"\nGreen Tea,8.50,leaf.jpg\n';
  const { read } = await importRight(folder, sheet, '--pictures', photos);
  const mint = 'products/03-mint-tea';
  const files = ['primary.jpg', 'product.yaml', 'secondary.jpg'];
  expect(readdirSync(join(folder, mint))).toEqual(files);
  expect(read(`${mint}/product.yaml`)).toContain('  primary: primary.jpg\n  secondary: second');
  const turned = await sharp(join(folder, mint, 'secondary.jpg')).metadata();
  expect(turned).toMatchObject({ width: 750, height: 2400 });
  expect(turned).not.toHaveProperty('exif');
  expect(await sharp(join(folder, mint, 'primary.jpg')).metadata()).not.toHaveProperty('exif');
  const wrong = sheet.replace('leaf.jpg\n', 'root.jpg\n');
  const { said } = await importInto(folder, wrong, '--pictures', photos);
  expect(said).toContain('sheet.csv, row 3: column pictures is root.jpg, but photos has no');
});

test('two columns of options become one label, and an option has the photo of its row', async () => {
  const folder = await writeSmallShop(...inHindi());
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  for (const [index, name] of ['indigo', 'madder', 'back'].entries())
    writeFileSync(join(photos, `${name}.jpg`), await aPicture(900 + index, 1200, 'jpeg'));
  const sheet = `Item Name,Item Name Hindi,Size,Colour,Hindi Colour,Price,MRP,Photo
Cushion,गद्दी,12 in,Indigo,नील,900,₹ 1000,"indigo.jpg, back.jpg"
Cushion,,16 in,Indigo,नील,990,"1100,-",indigo.jpg
Cushion,,12 in,Madder,,900,1000,madder.jpg`;
  const { read } = await importRight(folder, sheet, '--pictures', photos);
  expect(read('products/03-cushion/product.yaml')).toMatch(
    /morePictures:\n {2}- picture: picture-3.jpg\n {4}alt: Cushion \(3\)\n[^]*sizes:\n {2}- label: 12 in \/ Indigo\n {4}number: 3\n {4}picture: primary.jpg\n {2}- label: 16 in \/ Indigo\n {4}number: 4\n {4}price: 990.00\n {4}picture: primary.jpg\n {4}mrp: 1100.00\n {2}- label: 12 in \/ Madder\n {4}number: 5\n {4}picture: picture-3.jpg\n/,
  );
  expect(read('hi/products/03-cushion/product.yaml')).toContain('label: 16 in / नील\n');
  expect((await importInto(folder, sheet, '--pictures', photos)).said).toContain(' 0 changes.');
});

test('facts have columns, and what settings lack is said with what to do', async () => {
  const categories = '[{ slug: green, name: Green teas, description: Green. }]';
  const folder = await writeSmallShop(...inHindi(), settings({ categories }));
  const sheet =
    'name,name (Hindi),size,price,category,care,care hi,Country of Origin\nMint,पुदीना,Tin,9,green teas,Keep it dry,सूखा रखें,India\nNana,,,9,Herbs\n';
  const { read, said } = await importRight(folder, sheet);
  expect(read('products/03-mint-tin/product.yaml')).toMatch(
    /price: 9.00\n[^]*category: green\nvariant: Tin\nfacts:\n {2}care: Keep it dry\n {2}origin: India\n/,
  );
  // Nobody has translated “Tin”.
  expect(read('hi/products/03-mint-tin/product.yaml')).toBe(
    'name: पुदीना\nalt:\n  primary: पुदीना\nfacts:\n  care: सूखा रखें\n',
  );
  expect(said).toContain('(add them there, and import again): Herbs.');
});

test('a price means the same, as India and Europe write it', () => {
  const money = fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  const places = 'en-IN INR,hi-IN INR,de-DE EUR,fr-FR EUR,de-CH CHF,en-US USD,da-DK DKK';
  for (const [locale, currency = ''] of places.split(',').map((place) => place.split(' '))) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const isRead = (price: number) => readPrice(format.format(price)) === price.toFixed(2);
    fc.assert(fc.property(money, isRead));
  }
  const typed = ['₹ 649', '649/-', 'Rs. 1,09,900', '1.299', '8,5', '-5', '5 or 6', '1,2,3', 'ask'];
  const read = ['649.00', '649.00', '109900.00', '1299.00', '8.50', '-5', '5 or 6', '1,2,3', 'ask'];
  expect(typed.map((each) => readPrice(each))).toEqual(read);
});

test.each([
  [
    'India',
    'en-IN',
    ['₹ 1,299', '₹1,09,900', '649/-', '82.7966'],
    ['1299.00', '109900.00', '649.00', '82.80'],
  ],
  ['USA', 'en-US', ['$1,299', '$12.50', '1,299.00'], ['1299.00', '12.50', '1299.00']],
  ['Japan', 'ja-JP', ['￥1,299', '12,990'], ['1299.00', '12990.00']],
  ['Ireland', 'en-IE', ['€1,299', '€8.5'], ['1299.00', '8.50']],
  ['Germany', 'de-DE', ['1.299 €', '1.299,00 €', '8,5'], ['1299.00', '1299.00', '8.50']],
  ['Netherlands', 'nl-NL', ['€ 1.299,-', '€ 12.345'], ['1299.00', '12345.00']],
  ['Brazil', 'pt-BR', ['R$ 1.299', 'R$ 1.299.000,00'], ['1299.00', '1299000.00']],
  ['Denmark', 'da-DK', ['1.299 kr.', '12,50 kr.'], ['1299.00', '12.50']],
  ['France', 'fr-FR', ['1 299 €', '1\u202f299,00 €'], ['1299.00', '1299.00']],
  ['Switzerland', 'de-CH', ["CHF 1'299", 'CHF 1’299.50'], ['1299.00', '1299.50']],
  ['an Indian sheet that reckons', 'en-IN', ['961.625', '1,099'], ['?', '1099.00']],
  ['a German sheet that reckons', 'de-DE', ['961,625', '1.099'], ['?', '1099.00']],
])(
  'prices of %s (%s) are read as meant, and what has two readings is asked',
  (_, locale, typed, read) => {
    const decimal = decimalSignOf(locale);
    const readings = typed.map((price) => readPrice(price, decimal));
    expect(readings.map((each) => (typeof each === 'string' ? each : '?'))).toEqual(read);
  },
);

test('a price with two readings is refused with its row, its column and both', async () => {
  const folder = await writeSmallShop(setting('de-DE', 'en-IE'));
  const { said } = await importInto(folder, 'name,price\nGreen Tea,961.625\nMint Tea,9.00\n');
  expect(said).toContain(
    'sheet.csv, row 2: column price is 961.625, which may be 961625.00 or 961.625: write it without a sign between thousands, and with two decimals.',
  );
});

test('letters that a spreadsheet has lost are one sentence', async () => {
  const folder = await writeSmallShop();
  const sheets = ['name,price\n????? ???????,9.00\n', 'name,price\nTea,"? 2,999"\n'];
  for (const sheet of sheets) {
    const { said } = await importInto(folder, sheet);
    expect(said).toMatch(/row 2: column (?:name|price) has lost its letters: save the sheet/);
  }
});

test('a photo that is wrong has its own name, and not that of a file to be', async () => {
  const folder = await writeSmallShop();
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'tin small.jpg'), await aPicture(100, 125, 'jpeg'));
  writeFileSync(join(photos, 'IMG_2.HEIC'), 'ftypheic');
  const sheet = 'name,price,pictures\nMint Tea,9.00,tin small.jpg\nGreen Tea,8.50,IMG_2.HEIC\n';
  const { said } = await importInto(folder, sheet, '--pictures', photos);
  expect(said).toContain('row 2: column pictures tin small.jpg is 100 px wide');
  expect(said).toContain(
    'row 3: column pictures is IMG_2.HEIC, which the shop cannot read: save it as JPG',
  );
});

test('a sheet may have commas, semicolons or tabs, in UTF-8 or UTF-16', async () => {
  const folder = await writeSmallShop();
  for (const [sheet, encoding] of [
    ['name,price\nTea née,"8,50"', 'utf8'],
    ['name;price\nTea née;8,50', 'utf8'],
    ['\uFEFFname\tprice\nTea née\t8,50', 'utf16le'],
    ['\uFEFFname;price\nTea née;8,50', 'utf8'],
  ] as const) {
    const { said } = await importInto(folder, Buffer.from(sheet, encoding), '--dry-run');
    expect(said).toContain('New: products/03-tea-nee');
  }
});

/** A sheet that has much, and what becomes of it. */
const anySheet = `Number,Name,Name hi,Size,Colour,Price,Old price,MRP,Stock,Description,Photo,Care,Material
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

test('whatever is in a sheet, it is imported, or one sentence each says which row and column is wrong', async () => {
  const folder = await writeSmallShop(...inHindi());
  for (const name of ['a.jpg', 'b.jpg'])
    writeFileSync(join(folder, name), await aPicture(800, 1000, 'jpeg'));
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  await fc.assert(
    fc.asyncProperty(mutated, place, async (mutate, at) => {
      const sheet = mutate(anySheet, Math.floor(at * anySheet.length));
      const { isDone, said } = await importInto(folder, sheet, '--pictures', folder, '--dry-run');
      for (const sentence of isDone ? [] : said.split('\n').slice(1, -1))
        expect(sentence).toMatch(/^sheet.csv(?:, rows? \d[\d, to]*: \S| (?:has no|cannot)).*[.?]$/);
    }),
  );
}, 60_000);

// oxfmt-ignore
const wrongSheets = [
  ['name,price', ['sheet.csv has no row with a product.']],
  ['name,price,brand\nMug,\u202A5.00\u202C,Us\u200E', ['sheet.csv, row 2: column brand has a sign that nobody sees, U+200E: type the text again.']],
  ['PK\0', ['sheet.csv cannot be read as a sheet: save it in your spreadsheet as Excel (.xlsx), or as CSV with the encoding UTF-8.']],
  ['number,name,price\n../7,Mug,5.00', ['sheet.csv, row 2: column number is “../7”, but must be a whole number, such as 12, or empty.']],
  ['name,size,price,stock\nMug,,ask,\nCup,,,\nJug,,5.00,many\nPot,S,5.00,\nPot,S,5.00,\nVat,S,5.00,\nVat,M,-1,', [
    'sheet.csv, row 2: column price is “ask”, but must be a number without the currency, as in 699.00.',
    'sheet.csv, row 3: column price is missing: add the price, such as 699.00.',
    'sheet.csv, row 4: column stock is “many”, but must be in stock, few left, out of stock, or a day, as in from 2026-12-01.',
    'sheet.csv, row 6: column size is “S”, which is used twice: change or remove one of the two.',
    'sheet.csv, row 8: column price is “-1”, but must be a number without the currency, as in 699.00.',
  ]],
] as const;

test.each(wrongSheets)(
  'a mistake in %j is one sentence, and nothing is written',
  async (sheet, sentences) => {
    const folder = await writeSmallShop();
    const { contents: before } = await importInto(folder, '');
    const { isDone, said, contents } = await importInto(folder, sheet);
    expect(said.split('\n').slice(1).toSorted()).toEqual(['No product is changed.', ...sentences]);
    expect({ isDone, contents }).toEqual({ isDone: false, contents: before });
  },
);
