import { CsvError, parse } from 'csv-parse/sync';
import type { Problem } from '../problem.ts';
import { spokenLanguages } from '../schema.ts';
import { columnTable } from './columns.ts';

/** A row of a sheet, with the number that a spreadsheet shows. */
export type Row = {
  readonly row: number;
  /** By the heading of the shop's own sheets, `name hi` for another language; empty without a text. */
  readonly cells: Readonly<Record<string, string | undefined>>;
};

export type Sheet = {
  readonly file: string;
  readonly system: (typeof systems)[number];
  readonly rows: readonly Row[];
  /** The sheet's own heading of each column. */
  readonly headings: ReadonlyMap<string, string>;
  /** The headings of columns that have texts, and that the shop has no use for. */
  readonly unused: readonly string[];
};

/** What ends an import, as sentences. */
export class ImportError extends Error {}

/** In the order of the table's columns. */
const systems = ['own', 'shopify', 'woocommerce'] as const;

const columns = columnTable
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim().split(', ')))
  .map(([, ...cells]) => cells);

/** Capitals, spaces and dashes differ between versions of the same system. */
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * Reads a sheet in CSV, whatever its separator and its encoding.
 *
 * @throws {ImportError} if it cannot be read, or has no column for names or prices
 */
export function readSheet(file: string, bytes: Buffer): Sheet {
  const [head = [], ...records] = readRecords(file, bytes);
  const has = (heading: string) => head.some((each) => plain(each) === plain(heading));
  const isShopify = has('Title') && (has('Handle') || has('URL handle'));
  const system = has('Regular price') ? 'woocommerce' : isShopify ? 'shopify' : 'own';
  const found = new Map<string, number[]>();
  for (const cells of columns) {
    const [[key = ''] = []] = cells;
    const further = spokenLanguages.map((code) => [`${key} ${code}`, [`${key} ${code}`]] as const);
    for (const [name, headings] of [
      [key, cells[systems.indexOf(system)] ?? []],
      ...further,
    ] as const) {
      const places = headings.flatMap((each) =>
        head.findIndex((own) => plain(own) === plain(each) && own),
      );
      const known = places.filter((place) => place >= 0);
      if (known.length > 0) found.set(name, known);
    }
    if (!['name', 'price'].includes(key) || found.has(key)) continue;
    const names = cells.slice(0, 3).flat().filter(Boolean).join(' or ');
    throw new ImportError(
      `${file} has no column for the ${key}: its heading may be ${names} (docs/import.md).`,
    );
  }
  const rows = records.flatMap((record, index) => {
    const cells = Array.from(found, ([key, places]) => {
      const texts = places.map((place) => record[place]).filter(Boolean);
      return [key, (key.startsWith('size') ? texts.join(' / ') : texts[0]) ?? ''] as const;
    });
    return record.some(Boolean) ? [{ row: index + 2, cells: Object.fromEntries(cells) }] : [];
  });
  if (rows.length === 0) throw new ImportError(`${file} has no row with a product.`);
  const used = [...found.values()].flat();
  const unused = head.filter(
    (_, place) => !used.includes(place) && records.some((each) => each[place]),
  );
  const headings = new Map(Array.from(found, ([key, [place = 0]]) => [key, head[place] ?? '']));
  return { file, system, rows, headings, unused };
}

/** A problem of one row, and of one column if the sheet has it. */
export function rowProblem(
  { file, headings }: Sheet,
  row: number,
  key: string,
  message: string,
): Problem {
  const heading = headings.get(key);
  return { file: `${file}, row ${row}:`, field: heading ? `column ${heading}` : key, message };
}

function readRecords(file: string, bytes: Buffer): readonly string[][] {
  const encodings: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };
  const encoding = encodings[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new TypeError('no text');
    const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
    const count = (sign: string) => head.split(sign).length;
    const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
    return parse(text, { delimiter, trim: true, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    const message =
      error instanceof CsvError
        ? `, row ${Number(error['records']) + 1}: a quotation mark is opened and not closed, or closed too early`
        : ' cannot be read as a sheet: save it in your spreadsheet as CSV, with the encoding UTF-8';
    throw new ImportError(`${file}${message}.`, { cause: error });
  }
}
