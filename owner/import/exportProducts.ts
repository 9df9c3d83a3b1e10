import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Document } from 'yaml';
import { sayProblem } from '#reader/files/problem.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { openFile } from '#reader/kinds/checkFile.ts';
import { openShop } from '#reader/read/openShop.ts';
import { type FieldColumn, fieldColumns, inLanguage } from './columns.ts';
import { keysIn, textAt } from './fieldsOf.ts';
import type { Old } from './findFolders.ts';
import { decimalSignOf } from './readPrice.ts';

/** What a row says, by the headings that the import knows. */
type Cells = Readonly<Record<string, string>>;

/**
 * Writes the products of the shop as a sheet that the import reads, a row for each size; returns whether it did.
 *
 * @param sheet the name of the file; one that is there stays
 */
export function exportProducts(sheet = 'products.csv'): boolean {
  sayShop();
  const files = filesOf(shopFolder());
  const { content, products: opened } = openShop(files);
  const { settings } = content;
  const wrong = opened.products.flatMap(({ file }) => file.errors.map(sayProblem));
  if (!settings)
    wrong.push('The settings of the shop cannot be read: npm run check-shop says why.');
  if (existsSync(sheet))
    wrong.push(`${sheet} is there already: write another name after the command.`);
  if (!existsSync(dirname(sheet))) wrong.push(`There is no folder ${dirname(sheet)}.`);
  if (!settings || wrong.length > 0) {
    console.error(`${wrong.join('\n')}\nNothing was written.`);
    return false;
  }
  const languages = (settings.languages ?? []).filter(
    (code) => !settings.language.startsWith(code),
  );
  const rows = opened.products.flatMap((product) => rowsOf(product, files, languages));
  const decimal = decimalSignOf(settings.currency.locale ?? settings.language);
  writeFileSync(sheet, writeSheet(rows, decimal));
  console.log(
    `${sheet} has ${rows.length} rows. Change it, and type: npm run import-products -- ${sheet}`,
  );
  return true;
}

/** A product as rows: its own, or one for each of its sizes. */
function rowsOf({ folder, id, file }: Old, files: ShopFiles, languages: readonly string[]) {
  const { document } = file;
  const translations = languages.flatMap((code) => {
    const name = `${code}/products/${folder}/product.yaml`;
    return files.names.includes(name) ? [[code, openFile(files, name).document] as const] : [];
  });
  const keys = keysIn(document);
  const texts = fieldColumns.filter(({ isText }) => isText);
  return (keys.length === 0 ? [undefined] : keys).map((key, index): Cells => {
    const own = key === undefined ? undefined : index;
    const number = own === undefined ? `${id}` : textAt(document, `sizes.${index}.number`);
    const cells: Record<string, string> = { number, handle: folder };
    for (const known of fieldColumns) cells[known.column] = textOf(known, document, own);
    for (const [code, of] of translations) {
      const at = key === undefined ? undefined : keysIn(of).indexOf(key);
      for (const known of texts) cells[inLanguage(known.column, code)] = textOf(known, of, at);
    }
    for (const at of Array.from({ length: 8 }).keys()) {
      const fact = textAt(document, `facts.more.${at}.name`);
      if (fact) cells[`fact ${fact}`] = textAt(document, `facts.more.${at}.text`);
    }
    return cells;
  });
}

/** What a file says in a column: of one of its sizes, what it has of its own, else what the product has. */
function textOf({ path, part, kind }: FieldColumn, document: Document, size?: number): string {
  const own = part && size !== undefined ? textAt(document, `sizes.${size}.${part}`) : '';
  // The price before is that of the price.
  const isOwn = path === 'oldPrice' && textAt(document, `sizes.${size}.price`) !== '';
  const text = own || (isOwn ? '' : textAt(document, path));
  return kind === 'parts' ? text.replaceAll(', ', ' / ') : text;
}

/** Columns without a text are left out. Where decimals are behind a comma, spreadsheets want another separator. */
function writeSheet(rows: readonly Cells[], decimal = '.'): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => row[column]),
  );
  const cell = (column: string, text = '') => {
    const isAmount = /price$|^mrp$/.test(column) && /^\d+\.\d+$/.test(text);
    const written = isAmount ? text.replace('.', decimal) : text;
    // Else a spreadsheet would take it for a formula.
    return `"${/^(?:'*[=+@-]|'+\d)/.test(text) ? "'" : ''}${written.replaceAll('"', '""')}"`;
  };
  const lines = [Object.fromEntries(columns.map((column) => [column, column])), ...rows].map(
    (row) => columns.map((column) => cell(column, row[column])).join(decimal === ',' ? ';' : ','),
  );
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
