import { hiddenSigns, withoutHidden } from '#address/hiddenSigns.ts';
import { capital } from '#catalogue/capital.ts';
import { plainText } from '#ordering/plainText.ts';
import type { Problem } from '#reader/files/problem.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import { columnOf, columns, inLanguage, plain, writtenIn } from './columns.ts';
import { readPrice } from './readPrice.ts';
import { ImportError, isRemark, readCells } from './readCells.ts';

/** A row of a sheet, with the number that a spreadsheet shows. */
export type Row = {
  readonly row: number;
  /** By column, `name hi` for another language; empty without a text. */
  readonly cells: Readonly<Record<string, string | undefined>>;
};

/** What is wrong with a row of a sheet. */
export type RowProblem = Problem & { readonly row?: number };

export type Sheet = Awaited<ReturnType<typeof readRows>>;

/** Of other systems: what is chosen has its name in a cell, and not in the heading. */
const numbered = /^(?:option|attribute)\s*\d/i;

/** A day, as spreadsheets make one of 12-10 or 3/4. */
const date = /^(?:\d{4}-\d\d-\d\d|\d{1,2}-[A-Z][a-z]{2}(?:-\d{2,4})?|[A-Z][a-z]{2}-\d\d)$/;

/**
 * Reads a sheet in CSV, whatever its separator and its encoding, or in Excel’s own form.
 *
 * @param decimal the sign that the shop writes before decimals
 * @throws {ImportError} if it cannot be read, or has no column for names or prices
 */
export async function readRows(file: string, decimal: string) {
  const { records, hidden } = await readCells(file);
  const at = findHead(records);
  const [head = [], ...others] = records.slice(at);
  const named = head.map(columnOf);
  const missing = missingOf(named).join(' and the ');
  if (missing)
    throw new ImportError(
      `${file} has no column for the ${missing}: give it a heading that docs/owners/import.md has.`,
    );
  const written = others.flatMap((record, index): readonly Row[] =>
    record.some(Boolean) && !/^#\s/.test(record[0] ?? '')
      ? [{ row: at + index + 2, cells: joinCells(head, named, record) }]
      : [],
  );
  if (written.length === 0) throw new ImportError(`${file} has no row with a product.`);
  /** The headings of columns that have texts, and that nothing comes of. */
  const unused = head.filter((_, place) => {
    const column = named[place] ?? '';
    const isSecond = named.indexOf(column) < place && !columns[column.split(' ')[0] ?? '']?.between;
    return (column === '' || isSecond) && others.some((row) => row[place]);
  });
  /** A problem of a row, and of the first of these columns that the sheet has. */
  const problem = ({ row }: Row, names: readonly string[], message: string): RowProblem => {
    const heading = names.map((own) => head[named.indexOf(own)]).find(Boolean);
    const field = heading === undefined ? names.join() : `column ${heading}`;
    return { file, field, message, row };
  };
  const problems: RowProblem[] = [];
  const rows = written.map((each): Row => {
    const cells = Object.entries(each.cells).map(([column, text = '']) => {
      const read = readCell(column, text, decimal);
      if (read.problem !== undefined) problems.push(problem(each, [column], read.problem));
      return [column, read.text];
    });
    return { row: each.row, cells: withOffer(Object.fromEntries(cells)) };
  });
  return {
    hasOwnPictures: named.includes('size picture'),
    rows: withNames(rows),
    unused,
    hidden,
    problem,
    problems,
  };
}

/** Where the headings are: a sheet may have its title above them, and Meta’s template remarks. */
function findHead(records: readonly (readonly string[])[]): number {
  const found = records
    .slice(0, 12)
    .findIndex((each) => missingOf(each.map(columnOf)).length === 0);
  const first = records.findIndex((each) => each.some(Boolean) && !isRemark(each));
  return Math.max(0, found < 0 ? first : found);
}

function missingOf(named: readonly (string | undefined)[]): readonly string[] {
  return ['name', 'price'].filter((column) => !named.includes(column));
}

/** The text of a cell as the shop's files have it, and what is wrong with it by itself. */
function readCell(column: string, written: string, decimal: string) {
  const { kind = 'text' } = columns[column] ?? {};
  const isNumber = kind === 'price' || kind === 'number';
  const text = isNumber ? plainText(written) : withoutHidden(written);
  const price = kind === 'price' ? readPrice(text, decimal) : text;
  const isPlain = isNumber || kind === 'label';
  const problem =
    sayCell(column, text, isPlain) ?? (isNumber ? sayDoubtful(text, price) : sayHidden(written));
  return { text: problem === undefined ? String(price) : '', problem };
}

function sayCell(column: string, text: string, isPlain: boolean): string | undefined {
  if (isPlain && text.split(' / ').some((part) => date.test(part)))
    return `has a date, ${text}: your spreadsheet has made it of what you typed, so give the cell the format “Text”, and type it again`;
  if (/^(?:name|price)$/.test(column) && /^[?\s]*\?{2}[?\s]*$|^\? /.test(text))
    return 'has lost its letters: save the sheet in your spreadsheet as “CSV UTF-8”';
  // It would become part of a folder's name.
  const isNumber = column !== 'number' || /^(?:0*[1-9]\d{0,8})?$/.test(text);
  return isNumber ? undefined : `is “${text}”, but must be a whole number, such as 12, or empty`;
}

function sayDoubtful(text: string, price: ReturnType<typeof readPrice>): string | undefined {
  if (typeof price === 'string') return undefined;
  return `is ${text}, which may be ${price.join(' or ')}: write it without a sign between thousands, and with two decimals`;
}

function sayHidden(text: string): string | undefined {
  const [sign] = text.match(hiddenSigns) ?? [];
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `has a sign that nobody sees, U+${code}: type the text again`;
}

/** The price to pay, and the one before; other systems also write an old price where there is no offer. */
function withOffer(cells: Row['cells']): Row['cells'] {
  const { price, 'sale price': offer, 'old price': before } = cells;
  const now = offer || price;
  const old = offer === undefined ? before : offer && price;
  return { ...cells, price: now, 'old price': old === now || Number(old) === 0 ? '' : old };
}

/** A size without a name is of the row above: a merged cell has its text in the first row. */
function withNames(rows: readonly Row[]): readonly Row[] {
  let above: string | undefined;
  return rows.map(({ row, cells }) => {
    const { name, price, size, handle, group, parent } = cells;
    if (name || !price || !size || handle || group || parent) above = name;
    return { row, cells: { ...cells, name: name || above } };
  });
}

/** The cells of a row by their columns, of which several may say a part. */
function joinCells(
  head: readonly string[],
  named: readonly (string | undefined)[],
  record: readonly string[],
): Row['cells'] {
  const cells: Record<string, string> = {};
  for (const column of named.filter((each) => each !== undefined)) {
    const texts = record.filter((text, place) => text && named[place] === column);
    const sign = columns[column.split(' ')[0] ?? '']?.between;
    cells[column] = sign === undefined ? (texts[0] ?? '') : texts.join(sign);
  }
  const parts = head.filter((_, place) => named[place] === 'size' && record[place]);
  const names = parts.filter((heading) => !numbered.test(heading));
  cells['options'] ||= names.map(capital).join(' / ');
  for (const code of parts.length > 1 ? spokenLanguages() : []) {
    const column = inLanguage('size', code);
    if (!cells[column]) continue;
    // What one of them lacks, such as 16 in, is the same in each language.
    const textOf = (headings: readonly string[]) =>
      record[head.findIndex((each) => headings.includes(plain(each)))];
    const own = parts.map((part) => textOf(writtenIn(part, code)) || textOf([plain(part)]));
    cells[column] = own.join(' / ');
  }
  return cells;
}
