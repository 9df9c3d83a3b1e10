import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Problem, advise } from '#shop-data/read/problem.ts';
import { spokenLanguages } from '#shop-data/fields/settings/settings.ts';
import { factColumns } from './factColumns.ts';

/** A row of a sheet, with the number that a spreadsheet shows. */
export type Row = {
  readonly row: number;
  /** By the heading of the shop's own sheets, `name hi` for another language; empty without a text. */
  readonly cells: Readonly<Record<string, string | undefined>>;
};

export type Sheet = ReturnType<typeof readSheet>;

/** What ends an import, as sentences. */
export class ImportError extends Error {}

/** What a column says, and what people and other systems call it (docs/owners/import.md). */
// oxfmt-ignore
const columns: Readonly<Record<string, string>> = {
  handle: 'URL handle',
  group: 'item_group_id',
  name: 'Title, Item, Item name, Product, Product name',
  options: 'Option1 Name, Option2 Name, Option3 Name, Attribute 1 name, Attribute 2 name, Attribute 3 name',
  size: 'Option1 Value, Option2 Value, Option3 Value, Attribute 1 value(s), Attribute 2 value(s), Attribute 3 value(s), Color, Colour',
  price: 'Variant Price, Regular price, Selling price, Rate',
  'old price': 'Variant Compare At Price, Compare-at price',
  stock: 'Variant Inventory Qty, Inventory quantity, Inventory, quantity_to_sell_on_facebook, Qty, Quantity',
  availability: 'In stock?',
  'counted by': 'Variant Inventory Tracker, Inventory tracker',
  'without stock': 'Variant Inventory Policy, Continue selling when out of stock',
  category: 'Categories, product_type',
  description: 'Body (HTML), Short description',
  pictures: 'Image Src, Product image URL, Images, image_link, additional_image_link, Photo, Photos',
  'size picture': 'Variant Image, Variant image URL',
  'picture text': 'Image Alt Text',
  brand: 'Vendor, Brands',
  gtin: 'Barcode, Variant Barcode, GTIN UPC EAN or ISBN',
  sku: 'Variant SKU',
  published: 'Published on online store',
  number: '', variant: '', 'sale price': '', tag: '', status: '', type: '', parent: '', id: '',
  ...Object.fromEntries(factColumns.map(({ column, label }) => [column, label.replaceAll(',', '')])),
  material: 'Fabric',
  origin: 'Country of origin',
};

/** What people call a language in a heading. */
const called = { '': '', en: 'en', hi: 'Hindi' } satisfies Record<string, string>;

/** A text has a column in each language too, such as `name hi` or `Hindi name`. */
const known = new Map(
  (['', ...spokenLanguages] as const).flatMap((code) =>
    Object.entries(columns).flatMap(([field, headings]) =>
      [field, ...headings.split(', ')]
        .filter(Boolean)
        .flatMap((heading) => writtenIn(heading, code))
        .map((heading) => [heading, `${field} ${code}`.trim()] as const),
    ),
  ),
);

/** What is between the texts of several columns; of other fields the first that has a text counts. */
// oxfmt-ignore
const between = new Map([['size', ' / '], ['options', ' / '], ['pictures', ', '], ['description', '\n\n']]);

/** Of other systems: what is chosen has its name in a cell, and not in the heading. */
const numbered = /^(?:option|attribute)\s*\d/i;

/** Capitals, spaces and dashes differ between versions of the same system. */
function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The headings of a column in a language, or in the shop’s own. */
function writtenIn(heading: string, code: keyof typeof called): readonly string[] {
  const name = called[code];
  return [`${heading} ${code}`, `${heading} ${name}`, `${name} ${heading}`].map(plain);
}

/** What an owner says of the headings of a sheet, in a file with a line such as `Maker = brand` for each. */
function readHeadings(file: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  for (const [index, line] of lines.entries()) {
    const [, heading = '', field = ''] = /^(.*)=\s*([^=]*?)\s*$/.exec(line) ?? [];
    if (field === '') continue;
    const problem = `${file}, line ${index + 1}: “${field}” is nothing to import`;
    if (![...known.values()].includes(field))
      throw new ImportError(`${problem}: ${advise(field, Object.keys(columns))}.`);
    said.set(plain(heading), field);
  }
  return said;
}

/**
 * Reads a sheet in CSV, whatever its separator and its encoding.
 *
 * @throws {ImportError} if it cannot be read, or a file beside it now asks for its names and prices
 */
export function readSheet(file: string) {
  const [head = [], ...records] = readRecords(file);
  const beside = file.replace(/(?:\.\w+)?$/, '.headings.txt');
  const said = readHeadings(beside);
  const named = head.map((heading) => said.get(plain(heading)) ?? known.get(plain(heading)));
  const missing = ['name', 'price'].filter((field) => !named.includes(field));
  if (missing.length > 0) {
    const question = `What is each column of ${file}? Write one of these words at the end of its line, or nothing: ${Object.keys(columns).join(', ')}`;
    // The only name may be in a column such as “Hindi name”.
    const isKnown = (heading: string) => Object.hasOwn(columns, known.get(heading) ?? '');
    const asked = head.filter((heading) => said.has(plain(heading)) || !isKnown(plain(heading)));
    const lines = asked.map((heading) => `${heading} = ${said.get(plain(heading)) ?? ''}`);
    writeFileSync(beside, `${[question, ...lines].join('\n')}\n`);
    const which = `${missing.join(' and the ')}: say in ${beside} which it is, and import again`;
    throw new ImportError(`${file} has no column for the ${which}.`);
  }
  const rows = records.flatMap((record, index): readonly Row[] =>
    record.some(Boolean) ? [{ row: index + 2, cells: joinCells(head, named, record) }] : [],
  );
  if (rows.length === 0) throw new ImportError(`${file} has no row with a product.`);
  const lost = rows.find(
    ({ cells }) => /\?{2}/.test(cells['name'] ?? '') || cells['price']?.startsWith('?'),
  );
  if (lost) {
    const message = `row ${lost.row}: the letters were lost when the sheet was saved`;
    throw new ImportError(`${file}, ${message}. Save it in your spreadsheet as “CSV UTF-8”.`);
  }
  /** The headings of columns that have texts, and that nothing comes of. */
  const unused = head.filter((_, place) => {
    const field = named[place] ?? '';
    const isSecond = named.indexOf(field) < place && !between.has(field.split(' ')[0] ?? '');
    return (field === '' || isSecond) && records.some((row) => row[place]);
  });
  /** A problem of a row, and of the first of these columns that the sheet has. */
  const problem = (row: number, names: readonly string[], message: string): Problem => {
    const heading = names.map((own) => head[named.indexOf(own)]).find(Boolean);
    const field = heading === undefined ? names.join() : `column ${heading}`;
    return { file: `${file}, row ${row}:`, field, message };
  };
  return { isShopify: named.includes('counted by'), rows, unused, beside, problem };
}

/** The cells of a row by their fields, of which several columns may say a part. */
function joinCells(
  head: readonly string[],
  named: readonly (string | undefined)[],
  record: readonly string[],
): Row['cells'] {
  const cells: Record<string, string> = {};
  for (const field of named.filter((each) => each !== undefined)) {
    const texts = record.filter((text, place) => text && named[place] === field);
    const sign = between.get(field.split(' ')[0] ?? '');
    cells[field] = sign === undefined ? (texts[0] ?? '') : texts.join(sign);
  }
  const parts = head.filter((_, place) => named[place] === 'size' && record[place]);
  const names = parts.filter((heading) => !numbered.test(heading));
  const upper = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  cells['options'] ||= upper.join(' / ');
  for (const code of spokenLanguages.filter((each) => parts.length > 1 && cells[`size ${each}`])) {
    // What one of them lacks, such as 16 in, is the same in each language.
    const textOf = (headings: readonly string[]) =>
      record[head.findIndex((each) => headings.includes(plain(each)))];
    const own = parts.map((part) => textOf(writtenIn(part, code)) || textOf([plain(part)]));
    cells[`size ${code}`] = own.join(' / ');
  }
  return cells;
}

function readRecords(file: string): readonly string[][] {
  if (/^https?:/i.test(file))
    throw new ImportError(
      `${file} is an address: save the sheet as CSV first, and name that file.`,
    );
  try {
    const bytes = readFileSync(file);
    const [first] = bytes;
    const encoding = first === 0xff ? 'utf-16le' : first === 0xfe ? 'utf-16be' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new TypeError('it is no text');
    // The parser's own search for the separator knows ASCII only.
    const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
    const count = (sign: string) => head.split(sign).length;
    const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
    return parse(text, { delimiter, trim: true, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const message = `cannot be read as a sheet (${reason}): save it in your spreadsheet as CSV, with the encoding UTF-8`;
    throw new ImportError(`${file} ${message}.`, { cause: error });
  }
}
