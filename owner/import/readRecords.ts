import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { ImportError } from './sheetRow.ts';

type Records = readonly (readonly string[])[];

/**
 * The cells of a sheet, which is Excel's own file or CSV in any encoding and with any separator.
 *
 * @throws {ImportError} if it cannot be read
 */
export async function readRecords(file: string): Promise<Records> {
  if (/^https?:/i.test(file))
    throw new ImportError(`${file} is an address: save the sheet first, and name that file.`);
  const bytes = readFileSync(file);
  const isExcel = bytes.toString('latin1', 0, 2) === 'PK';
  try {
    const records = isExcel ? await readExcel(bytes) : readText(bytes);
    // As the export writes what begins like a formula.
    return records.map((cells) => cells.map((text) => text.replace(/^'(?=[=+@-])/, '')));
  } catch (error) {
    const reason = isExcel || !(error instanceof Error) ? '' : ` (${error.message})`;
    const message = `cannot be read as a sheet${reason}: save it in your spreadsheet as Excel (.xlsx), or as CSV with the encoding UTF-8`;
    throw new ImportError(`${file} ${message}.`, { cause: error });
  }
}

async function readExcel(bytes: Buffer): Promise<Records> {
  // Excel writes 19.99 as 19.989999999999998.
  const parseNumber = (written: string) => String(Number(Number(written).toPrecision(15)));
  const rows = await readSheet<string>(bytes, { parseNumber });
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
