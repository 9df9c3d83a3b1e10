import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

type Records = readonly (readonly string[])[];

/** What ends an import, as sentences. */
export class ImportError extends Error {}

/**
 * The cells of a sheet, which is Excel's own file or CSV in any encoding and with any separator. Hidden rows are
 * empty, and `hidden` names them and the hidden sheets.
 *
 * @throws {ImportError} if it cannot be read
 */
export async function readCells(file: string) {
  if (/^https?:/i.test(file))
    throw new ImportError(`${file} is an address: save the sheet first, and name that file.`);
  const bytes = readFileSync(file);
  const isExcel = bytes.toString('latin1', 0, 2) === 'PK';
  try {
    const hidden = isExcel ? findHidden(bytes) : { sheet: 1, rows: [], said: [] };
    const records = isExcel ? await readExcel(bytes, hidden.sheet) : readText(bytes);
    // As the export writes what begins like a formula, and other systems long numbers.
    const shown = records.map((cells, at) =>
      hidden.rows.includes(at + 1) ? [] : cells.map((text) => text.replace(/^'(?='*[=+@\d-])/, '')),
    );
    return { records: shown, hidden: hidden.said };
  } catch (error) {
    const reason = isExcel || !(error instanceof Error) ? '' : ` (${error.message})`;
    const message = `cannot be read as a sheet${reason}: save it in your spreadsheet as Excel (.xlsx), or as CSV with the encoding UTF-8`;
    throw new ImportError(`${file} ${message}.`, { cause: error });
  }
}

/** The first sheet of Excel's file that is seen, by its place, and its rows that are not seen. */
function findHidden(bytes: Buffer) {
  const parts = unzipSync(bytes, {
    filter: ({ name }) => name.startsWith('xl/w') || name.startsWith('xl/_'),
  });
  const tags = (part: string, tag: string) =>
    strFromU8(parts[part] ?? new Uint8Array()).match(new RegExp(`<${tag}\\s[^>]*>`, 'g')) ?? [];
  const read = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const sheets = tags('xl/workbook.xml', 'sheet');
  const at = Math.max(
    0,
    sheets.findIndex((sheet) => !/hidden/i.test(read(sheet, 'state'))),
  );
  const relation = tags('xl/_rels/workbook.xml.rels', 'Relationship').find(
    (each) => read(each, 'Id') === read(sheets[at] ?? '', 'r:id'),
  );
  const path = `xl/${read(relation ?? '', 'Target').replace(/^\/xl\//, '')}`;
  const rows = tags(path, 'row')
    .filter((row) => /^(?:1|true)$/.test(read(row, 'hidden')))
    .map((row) => Number(read(row, 'r')));
  const passed = sheets.slice(0, at).map((sheet) => `the sheet ${read(sheet, 'name')}`);
  return { sheet: at + 1, rows, said: [...passed, ...rows.map((row) => `row ${row}`)] };
}

async function readExcel(bytes: Buffer, sheet: number): Promise<Records> {
  // Excel writes 19.99 as 19.989999999999998.
  const parseNumber = (written: string) => String(Number(Number(written).toPrecision(15)));
  const rows = await readSheet<string>(bytes, sheet, { parseNumber });
  return rows.map((row) =>
    row.map((cell) =>
      // Other than its types say, a date is a `Date`, and an empty cell nothing.
      cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim(),
    ),
  );
}

function readText(bytes: Buffer): Records {
  const [first] = bytes;
  const encoding = first === 0xff ? 'utf-16le' : first === 0xfe ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new TypeError('it is not a text');
  // Excel says its separator in a line that it does not count.
  const [line = '', said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  // The parser's own search for the separator knows ASCII only.
  const plain = text.replaceAll(/"[^"]*"/g, '');
  const head = plain.split(/\r?\n/).find((each) => /[,;\t]/.test(each) && !isRemark([each])) ?? '';
  const count = (sign: string) => head.split(sign).length;
  const [most = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
  const options = { delimiter: said ?? most, trim: true, relax_column_count: true };
  return parse(text.slice(line.length), { ...options, relax_quotes: true });
}

/** A line of remarks, as in Meta's template. */
export function isRemark([first = '']: readonly string[]): boolean {
  return first.startsWith('#');
}
