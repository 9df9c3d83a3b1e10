import { hiddenSigns, withoutHidden } from '#address/hiddenSigns.ts';
import { capital } from '#catalogue/capital.ts';
import { plainText } from '#ordering/plainText.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import { fieldOf, plain, writtenIn } from './columns.ts';
import { ImportError, type Row, type RowProblem } from './sheetRow.ts';
import { isRemark, readRecords } from './readRecords.ts';

export type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** What is between the texts of several columns; of other fields the first that has a text counts. */
// oxfmt-ignore
const between = new Map([['size', ' / '], ['options', ' / '], ['pictures', ', '], ['description', '\n\n']]);

/** Of other systems: what is chosen has its name in a cell, and not in the heading. */
const numbered = /^(?:option|attribute)\s*\d/i;

/** Numbers, which people copy from chats with signs that nobody sees, and write in any digits. */
const numeric = /^(?:price|old price|sale price|mrp|stock|number|gtin)$/;

/**
 * Reads a sheet in CSV, whatever its separator and its encoding, or in Excel’s own form.
 *
 * @throws {ImportError} if it cannot be read, or has no column for names or prices
 */
export async function readSheet(file: string) {
  const records = await readRecords(file);
  const at = findHead(records);
  const [head = [], ...others] = records.slice(at);
  const named = head.map(fieldOf);
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
  const lost = written.find(
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
    return (field === '' || isSecond) && others.some((row) => row[place]);
  });
  /** A problem of a row, and of the first of these columns that the sheet has. */
  const problem = ({ row }: Row, names: readonly string[], message: string): RowProblem => {
    const heading = names.map((own) => head[named.indexOf(own)]).find(Boolean);
    const field = heading === undefined ? names.join() : `column ${heading}`;
    return { file, field, message, row };
  };
  const problems = written.flatMap((row) =>
    Object.entries(row.cells).flatMap(([field, text = '']) => {
      const message = sayCell(field, text);
      return message ? [problem(row, [field], message)] : [];
    }),
  );
  const rows = withNames(written.map(clean));
  return { isShopify: named.includes('counted by'), rows, unused, problem, problems };
}

/** Where the headings are: a sheet may have its title above them, and Meta’s template remarks. */
function findHead(records: readonly (readonly string[])[]): number {
  const found = records.slice(0, 12).findIndex((each) => missingOf(each.map(fieldOf)).length === 0);
  const first = records.findIndex((each) => each.some(Boolean) && !isRemark(each));
  return Math.max(0, found < 0 ? first : found);
}

function missingOf(named: readonly (string | undefined)[]): readonly string[] {
  return ['name', 'price'].filter((field) => !named.includes(field));
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

/** What is wrong with the text of a cell by itself; numbers lose what nobody sees. */
function sayCell(field: string, text: string): string | undefined {
  // It would become part of a folder's name.
  if (field === 'number' && !/^(?:0*[1-9]\d{0,8})?$/.test(plainText(text)))
    return `is “${text}”, but must be a whole number, such as 12, or empty`;
  if (field === 'size' && text.split(' / ').some((part) => /^\d{4}-\d\d-\d\d$/.test(part)))
    return `has a date, ${text}: your spreadsheet has made it of what you typed, so give the cell the format “Text”, and type it again`;
  const [sign] = numeric.test(field) ? [] : (text.match(hiddenSigns) ?? []);
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `has a sign that nobody sees, U+${code}: type the text again`;
}

/** A row whose cells have nothing of what has been said of them. */
function clean({ row, cells }: Row): Row {
  const cleaned = Object.entries(cells).map(([field, text = '']) => {
    const isWrong = field === 'number' && sayCell(field, text);
    return [field, isWrong ? '' : numeric.test(field) ? plainText(text) : withoutHidden(text)];
  });
  return { row, cells: Object.fromEntries(cleaned) };
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
  cells['options'] ||= names.map(capital).join(' / ');
  for (const code of spokenLanguages().filter(
    (each) => parts.length > 1 && cells[`size ${each}`],
  )) {
    // What one of them lacks, such as 16 in, is the same in each language.
    const textOf = (headings: readonly string[]) =>
      record[head.findIndex((each) => headings.includes(plain(each)))];
    const own = parts.map((part) => textOf(writtenIn(part, code)) || textOf([plain(part)]));
    cells[`size ${code}`] = own.join(' / ');
  }
  return cells;
}
