import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hiddenSigns, withoutHidden } from '#address/hiddenSigns.ts';
import { capital } from '#catalogue/capital.ts';
import { plainText } from '#ordering/plainText.ts';
import { advise } from '#reader/files/problem.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import { columns, fieldOf, known, packKey, plain, writtenIn } from './columns.ts';
import { ImportError, type Row, type RowProblem } from './sheetRow.ts';
import { findUnsaidSizes, nameRows, packRows } from './sizeRows.ts';
import { isRemark, readRecords } from './readRecords.ts';

export type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** What a column may be. */
const words = [...Object.keys(columns), 'fact'];

/** What is between the texts of several columns; of other fields the first that has a text counts. */
// oxfmt-ignore
const between = new Map([['size', ' / '], ['options', ' / '], ['pictures', ', '], ['description', '\n\n']]);

/** Of other systems: what is chosen has its name in a cell, and not in the heading. */
const numbered = /^(?:option|attribute)\s*\d/i;

/** Numbers, which people copy from chats with signs that nobody sees, and write in any digits. */
const numeric = /(?:^|: )(?:price|old price|sale price|mrp|stock|number|gtin)$/;

/** What an owner says of the headings of a sheet, in a file with a line such as `Maker = brand` for each; a `fact` has the heading as its name. */
function readHeadings(file: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  for (const [index, line] of lines.entries()) {
    const [, heading = '', field = ''] = /^(.*)=\s*([^=]*?)\s*$/.exec(line) ?? [];
    if (field === '') continue;
    const problem = `${file}, line ${index + 1}: “${field}” cannot be imported`;
    if (field !== 'fact' && ![...known.values()].includes(field))
      throw new ImportError(`${problem}: ${advise(field, words)}.`);
    said.set(plain(heading), field);
  }
  return said;
}

/**
 * Reads a sheet in CSV, whatever its separator and its encoding, or in Excel’s own form.
 *
 * @throws {ImportError} if it cannot be read, or a file beside it now asks for its names and prices
 */
export async function readSheet(file: string) {
  const records = await readRecords(file);
  const beside = file.replace(/(?:\.\w+)?$/, '.headings.txt');
  const said = readHeadings(beside);
  const nameAll = (headings: readonly string[]) =>
    headings.map((heading) => {
      const own = said.get(plain(heading));
      return own === 'fact' ? `fact ${heading}` : (own ?? fieldOf(heading));
    });
  const at = findHead(records, nameAll);
  const [head = [], ...others] = records.slice(at);
  const named = nameAll(head);
  const missing = missingOf(named);
  if (missing.length > 0) throw askHeadings(file, beside, head, missing, said);
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
  const problem = ({ row, cells }: Row, names: readonly string[], message: string): RowProblem => {
    const fields = [...names.map((name) => packKey(cells['pack'], name)), ...names];
    const heading = fields.map((own) => head[named.indexOf(own)]).find(Boolean);
    const field = heading === undefined ? names.join() : `column ${heading}`;
    return { file, field, message, row };
  };
  const problems = [
    ...written.flatMap((row) =>
      Object.entries(row.cells).flatMap(([field, text = '']) => {
        const message = sayCell(field, text);
        return message ? [problem(row, [field], message)] : [];
      }),
    ),
    ...findUnsaidSizes(written, (row) => {
      const cells = others[row - at - 2] ?? [];
      return unused.map((heading) => [heading, cells[head.indexOf(heading)] ?? ''] as const);
    }).map(({ row, heading }) => {
      const message = `is the same in several rows: if the column ${heading} is their size, write “${heading} = size” into ${beside}`;
      return problem(row, ['name'], message);
    }),
  ];
  const rows = nameRows(written.map(clean)).flatMap(packRows);
  return { isShopify: named.includes('counted by'), rows, unused, beside, problem, problems };
}

/** Where the headings are: a rate list has its title above them, and Meta’s template remarks. */
function findHead(
  records: readonly (readonly string[])[],
  nameAll: (headings: readonly string[]) => readonly (string | undefined)[],
): number {
  const found = records.slice(0, 12).findIndex((each) => missingOf(nameAll(each)).length === 0);
  const first = records.findIndex((each) => each.some(Boolean) && !isRemark(each));
  return Math.max(0, found < 0 ? first : found);
}

function missingOf(named: readonly (string | undefined)[]): readonly string[] {
  const has = {
    name: named.includes('name'),
    price: named.some((field) => /(?:^|: )price$/.test(field ?? '')),
  };
  return (['name', 'price'] as const).filter((field) => !has[field]);
}

/** Asks in a file for the headings that nobody knows. */
function askHeadings(
  file: string,
  beside: string,
  head: readonly string[],
  missing: readonly string[],
  said: ReadonlyMap<string, string>,
): ImportError {
  const question = `What is each column of ${file}? Write one of these words at the end of its line, or nothing: ${words.join(', ')}`;
  const asked = head.filter(
    (heading) => heading && (said.has(plain(heading)) || !isKnown(heading, missing)),
  );
  const lines = asked.map((heading) => `${heading} = ${said.get(plain(heading)) ?? ''}`);
  writeFileSync(beside, `${[question, ...lines].join('\n')}\n`);
  const which = `${missing.join(' and the ')}: say in ${beside} which it is, and import again`;
  return new ImportError(`${file} has no column for the ${which}.`);
}

/** Whether nobody has to be asked about a heading; the only name may be in a column such as “Hindi name”. */
function isKnown(heading: string, missing: readonly string[]): boolean {
  const field = fieldOf(heading);
  return field !== undefined && !missing.some((name) => field.startsWith(`${name} `));
}

/** What is wrong with the text of a cell by itself; numbers lose what nobody sees. */
function sayCell(field: string, text: string): string | undefined {
  // It would become part of a folder's name.
  if (field === 'number' && !/^(?:0*[1-9]\d{0,8})?$/.test(plainText(text)))
    return `is “${text}”, but must be a whole number, such as 12, or empty`;
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
