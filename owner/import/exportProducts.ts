import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openFile, valueAt } from '#reader/kinds/checkFile.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { keysOf } from '#reader/kinds/entryKeys.ts';
import { openShop } from '#reader/read/openShop.ts';
import { factColumns } from './columns.ts';
import { decimalSignOf } from './readPrice.ts';

/** What a row says, by the headings that the import knows. */
type Cells = Readonly<Record<string, string>>;
type Product = ReturnType<typeof openShop>['products']['products'][number];
/** What a file says at a path, as one text. */
type TextAt = (...path: readonly (string | number)[]) => string;

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
  const { products } = opened;
  const wrong = products.flatMap(({ file }) => file.errors.map(sayProblem));
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
  const rows = products.flatMap((product) => rowsOf(product, files, languages));
  const decimal = decimalSignOf(settings.currency.locale ?? settings.language);
  writeFileSync(sheet, writeSheet(rows, decimal));
  console.log(
    `${sheet} has ${rows.length} rows. Change it, and type: npm run import-products -- ${sheet}`,
  );
  return true;
}

/** A product as rows: its own, or one for each of its sizes. */
function rowsOf(
  { folder, id, file }: Product,
  files: ShopFiles,
  languages: readonly string[],
): readonly Cells[] {
  const at = reader(file.content);
  const translations = languages.flatMap((code) => {
    const name = `${code}/products/${folder}/product.yaml`;
    if (!files.names.includes(name)) return [];
    const { content } = openFile(files, name);
    return [[code, reader(content), keysOfSizes(content)] as const];
  });
  const texts = [['', at] as const, ...translations].flatMap(([code, of]) =>
    Object.entries(textsOf(of)).map(
      ([column, text]) => [`${column} ${code}`.trim(), text] as const,
    ),
  );
  const shared = {
    handle: folder,
    ...Object.fromEntries(texts),
    options: at('options').replaceAll(', ', ' / '),
    tax: at('tax'),
    tag: at('tag'),
    category: at('category'),
    brand: at('brand'),
    ...Object.fromEntries(moreFacts(at)),
  };
  const keys = keysOfSizes(file.content);
  if (keys.length === 0) return [{ number: `${id}`, ...shared, ...offerOf(at) }];
  return keys.map((key, index): Cells => {
    const own: TextAt = (...path) => at('sizes', index, ...path);
    const labels = translations.map(([code, of, there]) => [
      `size ${code}`,
      of('sizes', there.indexOf(key), 'label'),
    ]);
    const ofProduct = own('price') ? {} : { price: at('price'), 'old price': at('oldPrice') };
    const facts = factColumns.filter(({ isOfSize }) => isOfSize);
    return {
      number: own('number'),
      ...shared,
      size: own('label'),
      ...Object.fromEntries(labels),
      ...offerOf(own),
      ...ofProduct,
      ...Object.fromEntries(
        facts.map(({ column, field, isOfEach }) => [
          column,
          own(field.replace('facts.', '')) || (isOfEach ? '' : at(...field.split('.'))),
        ]),
      ),
    };
  });
}

/** By what a language finds the sizes of a product. */
function keysOfSizes(content: unknown): readonly string[] {
  const sizes = valueAt(content, ['sizes']);
  return Array.isArray(sizes) ? keysOf(sizes) : [];
}

/** What a product, or each of its sizes, has of its own. A stock of nothing is “out of stock”. */
function offerOf(at: TextAt): Cells {
  const isGone = at('stock') === '0';
  return {
    price: at('price'),
    'old price': at('oldPrice'),
    stock: isGone ? '' : at('stock'),
    availability: at('availability') || (isGone ? 'out of stock' : ''),
    gtin: at('gtin'),
    sku: at('sku'),
  };
}

/** The texts of a product in one language. */
function textsOf(at: TextAt): Cells {
  const facts = factColumns.map(({ column, field }) => [column, at(...field.split('.'))]);
  return {
    name: at('name'),
    variant: at('variant'),
    description: at('description'),
    keywords: at('keywords'),
    'picture text': at('alt', 'primary'),
    ...Object.fromEntries(facts),
  };
}

/** Facts without a field of their own, whose headings have their names. */
function moreFacts(at: TextAt): readonly (readonly [name: string, text: string])[] {
  return [...Array(8).keys()].flatMap((index) => {
    const name = at('facts', 'more', index, 'name');
    return name ? [[`fact ${name}`, at('facts', 'more', index, 'text')] as const] : [];
  });
}

function reader(content: unknown): TextAt {
  return (...path) => {
    const value = valueAt(content, path);
    return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value.trim() : '';
  };
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
    return `"${/^[=+@-]/.test(text) ? "'" : ''}${written.replaceAll('"', '""')}"`;
  };
  const lines = [Object.fromEntries(columns.map((column) => [column, column])), ...rows].map(
    (row) => columns.map((column) => cell(column, row[column])).join(decimal === ',' ? ';' : ','),
  );
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
