import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Problem } from '../problem.ts';
import { spokenLanguages } from '../schema.ts';

/** A row of a sheet, with the number that a spreadsheet shows. */
export type Row = {
  readonly row: number;
  /** By the heading of the shop's own sheets, `name hi` for another language; empty without a text. */
  readonly cells: Readonly<Record<string, string | undefined>>;
};

export type Sheet = ReturnType<typeof readSheet>;

/** What ends an import, as sentences. */
export class ImportError extends Error {}

/** The headings of the shop's own sheets, and what Shopify and WooCommerce call them (docs/owners/import.md). */
const columns: Readonly<Record<string, readonly [shopify: string, woo: string]>> = {
  number: ['', ''],
  handle: ['Handle, URL handle', ''],
  name: ['Title', 'Name'],
  variant: ['', ''],
  size: [
    'Option1 Value, Option2 Value, Option3 Value',
    'Attribute 1 value(s), Attribute 2 value(s), Attribute 3 value(s)',
  ],
  price: ['Variant Price, Price', 'Regular price'],
  'sale price': ['', 'Sale price'],
  'old price': ['Variant Compare At Price, Compare-at price', ''],
  tag: ['', ''],
  stock: ['Variant Inventory Qty, Inventory quantity', 'In stock?'],
  'counted by': ['Variant Inventory Tracker, Inventory tracker', ''],
  'without stock': ['Variant Inventory Policy, Continue selling when out of stock', ''],
  category: ['Type', 'Categories'],
  description: ['Body (HTML), Description', 'Short description, Description'],
  pictures: ['Image Src, Product image URL', 'Images'],
  'size picture': ['Variant Image, Variant image URL', ''],
  'picture text': ['Image Alt Text', ''],
  published: ['Published, Published on online store', 'Published'],
  status: ['Status', ''],
  type: ['', 'Type'],
  parent: ['', 'Parent'],
  sku: ['', 'SKU'],
  id: ['', 'ID'],
};

const table = Object.entries(columns).map(([own, others]) =>
  [own, ...others].map((cell) => cell.split(', ').filter(Boolean)),
);

/** For each system, what its headings are called in the shop's own sheets. */
const systems = [0, 1, 2].map((system) => {
  const headings = table.flatMap((cells) => {
    const [[own = ''] = []] = cells;
    const further = spokenLanguages.map((code) => `${own} ${code}`);
    const known = (cells[system] ?? []).map((heading) => [plain(heading), own] as const);
    return [...known, ...further.map((each) => [plain(each), each] as const)];
  });
  return new Map(headings);
});

/** Capitals, spaces and dashes differ between versions of the same system. */
function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Reads a sheet in CSV, whatever its separator and its encoding.
 *
 * @throws {ImportError} if it cannot be read, or has no column for names or prices
 */
export function readSheet(file: string) {
  const [head = [], ...records] = readRecords(file);
  const known = systems.map((names) => head.map((heading) => names.get(plain(heading))));
  const counts = known.map((names) => names.filter(Boolean).length);
  const system = counts.indexOf(Math.max(...counts));
  const named = known[system] ?? [];
  for (const cells of table) {
    const [[own = ''] = []] = cells;
    if (!['name', 'price'].includes(own) || named.includes(own)) continue;
    const headings = [...new Set(cells.flat())].join(' or ');
    throw new ImportError(
      `${file} has no column for the ${own}: its heading may be ${headings} (docs/owners/import.md).`,
    );
  }
  const rows = records.flatMap((record, index): readonly Row[] => {
    const cells: Record<string, string> = {};
    for (const [place, own] of named.entries()) {
      const text = record[place] ?? '';
      if (own === undefined) continue;
      const before = cells[own] ?? '';
      cells[own] =
        before && text && own.startsWith('size') ? `${before} / ${text}` : before || text;
    }
    return record.some(Boolean) ? [{ row: index + 2, cells }] : [];
  });
  if (rows.length === 0) throw new ImportError(`${file} has no row with a product.`);
  /** The headings of columns that have texts, and that the shop has no use for. */
  const unused = head.filter((_, place) => !named[place] && records.some((row) => row[place]));
  /** A problem of a row, and of the first of these columns that the sheet has. */
  const problem = (row: number, names: readonly string[], message: string): Problem => {
    const heading = names.map((own) => head[named.indexOf(own)]).find(Boolean);
    const field = heading === undefined ? names.join() : `column ${heading}`;
    return { file: `${file}, row ${row}:`, field, message };
  };
  return { isShopify: system === 1, rows, unused, problem };
}

function readRecords(file: string): readonly string[][] {
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
