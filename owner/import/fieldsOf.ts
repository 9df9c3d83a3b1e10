import { type Document, isSeq } from 'yaml';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { fieldName } from '#reader/files/problem.ts';
import { keysOf } from '#reader/kinds/entryKeys.ts';
import { type FieldColumn, fieldColumns, inLanguage } from './columns.ts';
import type { SheetProduct } from './joinRows.ts';
import { readPrice } from './readPrice.ts';
import { toDescription } from './toDescription.ts';

type Value = string | readonly string[] | undefined;

/** New values by path: one that is missing stays as it is, and an empty one is removed. */
export type Fields = Readonly<Record<string, Value>>;

/** Lists what the shop cannot have, and where. */
type SayLost = (sentence: string, what: string | number) => void;

const differing =
  'Not written, since the rows of the sizes differ (say it in the description, or write the same text for all of them, such as “S 650 g, L 900 g”)';

const renumbered =
  'Products whose number now is that of their first size, and whose stock is left out, since no size is what they were (say another one in a column number)';

const unknownCategories =
  'Products are written without these categories, which settings/range.yaml lacks (add them there, and import again)';

/** What is true of one size alone: it stays with the size that a product was. */
const ofOneSize = new Set(['availability', 'stock', 'gtin', 'sku', 'facts.netQuantity']);

/** What a product of a sheet says of its file, which is `old` so far. */
export function fieldsOf(
  product: SheetProduct,
  old: Document,
  settings: Settings,
  sayLost: SayLost,
): Fields {
  const { sizes } = product;
  const name = product.cells['name'] ?? '';
  if (sizes.length > 0 && old.has('name') && !old.has('sizes') && !sizes.some(({ isOld }) => isOld))
    sayLost(renumbered, name);
  const read = (known: FieldColumn, { cells }: SheetProduct): Value => {
    if (known.column === 'category') return categoryOf(cells['category'], settings, sayLost);
    const value = valueOf(known, cells, old);
    return known.column === 'brand' && value === settings.name ? undefined : value;
  };
  const fields = fieldColumns.map((known): Fields => {
    const { column, path, part } = known;
    if (elsewhere.has(column)) return {};
    if (column === 'variant')
      return { variant: sizes.length > 0 ? '' : variantOf(product) || undefined };
    if (sizes.length === 0) return column === 'options' ? {} : { [path]: read(known, product) };
    if (part !== undefined)
      return bySize(
        known,
        sizes,
        sizes.map((size) => read(known, size)),
        old,
      );
    if (isSame(product, column) || !path.startsWith('facts.'))
      return { [path]: read(known, product) };
    sayLost(differing, `${name}: ${column}`);
    return {};
  });
  const labels = sizes.flatMap(({ at, cells }) => [
    [`sizes.${at}.label`, cells['size']],
    [`sizes.${at}.number`, cells['number']],
  ]);
  return {
    ...Object.fromEntries(labels),
    ...Object.assign({}, ...fields),
    ...moreFacts(product, old, sayLost),
  };
}

/** What a picture shows is said with the picture, and how a size is called with the size. */
const elsewhere = new Set(['size', 'picture text']);

/** The values of a product’s sizes, without those that are the product’s own. */
function bySize(
  { path, part }: FieldColumn,
  sizes: SheetProduct['sizes'],
  values: readonly Value[],
  old: Document,
): Fields {
  if (values.every((value) => value === undefined) && !ofOneSize.has(path)) return {};
  const before = textAt(old, path);
  const isNew = !old.has('sizes');
  const isOfOne = ofOneSize.has(path);
  const shared = isNew ? (isOfOne ? '' : (values[0] ?? before)) : before;
  const own = sizes.map((size, index) => {
    const value = values[index] ?? (size.isOld && isOfOne && before ? before : undefined);
    const at = `sizes.${size.at}.${part}`;
    const isShared = /^(?:price|oldPrice)$/.test(path)
      ? !hasOwnPrice(size, sizes, old)
      : value === shared && !textAt(old, at);
    const isBack = value === '' && shared !== '' && path === 'availability';
    return [at, isShared ? undefined : isBack ? 'in stock' : value] as const;
  });
  return { [path]: shared, ...Object.fromEntries(own) };
}

/** Whether a size has another price than the product, now or before: it then has both. */
function hasOwnPrice({ at, cells }: SheetProduct, [first]: SheetProduct['sizes'], old: Document) {
  const of = (column: string, path: string) =>
    (old.has('sizes') ? readPrice(textAt(old, path)) : first?.cells[column]) ?? '';
  const before = of('old price', 'oldPrice');
  const { price, 'old price': oldPrice = before } = cells;
  const isOther = price !== of('price', 'price') || oldPrice !== before;
  return isOther || textAt(old, `sizes.${at}.price`) !== '';
}

/** Whether the rows of a product’s sizes say the same: the first one does not speak for others. */
function isSame({ sizes }: SheetProduct, column: string): boolean {
  return new Set(sizes.map(({ cells }) => cells[column])).size < 2;
}

/** What a cell says, in the form of the shop’s files. */
function valueOf(
  { column, path, kind }: Omit<FieldColumn, 'schema'>,
  cells: SheetProduct['cells'],
  old: Document,
): Value {
  const text = cells[column];
  if (column === 'old price') return text;
  if (kind === 'state') return stateOf(cells);
  if (!text) return undefined;
  if (column === 'stock')
    return isCounted(cells)
      ? `${Math.min(Math.max(Number.parseInt(text, 10), 0), 999)}`
      : undefined;
  if (kind === 'percent') return text.replace(/\s*%$/, '');
  if (kind === 'word') return text.toLowerCase().replaceAll(' ', '-');
  // What the export has written of the file is nothing new.
  if (/^(?:markdown|list)$/.test(kind) && text === textAt(old, path)) return undefined;
  if (kind === 'markdown') return toDescription(text);
  if (kind === 'list' || kind === 'parts')
    return text
      .split(kind === 'list' ? /[,;\n]/ : '/')
      .map((word) => word.trim())
      .filter(Boolean);
  return text;
}

/** What other systems write for in stock and out of stock. */
// oxfmt-ignore
const states: Readonly<Record<string, string>> =
  { 1: 'in stock', 0: 'out of stock', yes: 'in stock', y: 'in stock', no: 'out of stock', n: 'out of stock', true: 'in stock', false: 'out of stock', backorder: 'in stock', 'available for order': 'in stock', discontinued: 'out of stock' };

const isCount = (text = '') => /^-?[\d.,]+$/.test(text);

/** Whether a product can be ordered; a stock may be such a word, and one in stock has no field. */
function stateOf({ availability, stock = '' }: SheetProduct['cells']): string | undefined {
  const word = (availability || (isCount(stock) ? 'in stock' : stock)).toLowerCase();
  const state = states[word] ?? word;
  return state === 'in stock' ? '' : state || undefined;
}

/** Whether a stock is a number that the other system keeps to. */
function isCounted(cells: SheetProduct['cells']): boolean {
  const isKept = cells['without stock']?.toLowerCase() !== 'continue';
  return isCount(cells['stock']) && cells['counted by'] !== '' && isKept;
}

/** The category of the settings whose name or address a cell has, also as the last of “Drinks > Tea”. */
function categoryOf(text = '', { categories = [] }: Settings, sayLost: SayLost) {
  const words = [text, ...text.split(/\s*[,>]\s*/)].map((word) => word.toLowerCase());
  const known = categories.find(
    ({ slug, name }) => words.includes(slug) || words.includes(name.toLowerCase()),
  );
  if (text && !known) sayLost(unknownCategories, text);
  return known?.slug;
}

/** Facts without a field of their own, by the headings of the columns that an owner calls “fact”. */
function moreFacts(product: SheetProduct, old: Document, sayLost: SayLost): Fields {
  const there = [...Array(8).keys()].map((at) => textAt(old, `facts.more.${at}.name`));
  const fields: Record<string, string> = {};
  for (const [column, text] of Object.entries(product.cells)) {
    const name = text ? /^fact (.*)$/.exec(column)?.[1] : undefined;
    if (name === undefined) continue;
    if (!isSame(product, column)) {
      sayLost(differing, `${product.cells['name']}: ${name}`);
      continue;
    }
    const known = there.indexOf(name);
    const at = known < 0 ? there.indexOf('') : known;
    there[at] = name;
    fields[`facts.more.${at}.name`] = name;
    fields[`facts.more.${at}.text`] = text ?? '';
  }
  return fields;
}

/** The texts that a sheet has for a product in a further language. */
export function textsIn(
  language: string,
  product: SheetProduct,
  original: Document,
  old: Document,
): Fields {
  const fields: Record<string, Value> = {};
  for (const known of fieldColumns.filter(({ isText }) => isText)) {
    const column = inLanguage(known.column, language);
    if (/^(?:size|picture text) /.test(column) || !isSame(product, known.column)) continue;
    fields[known.path] = valueOf({ ...known, column }, product.cells, old);
  }
  fields['variant'] = original.has('variant') ? variantOf(product, language) || undefined : '';
  if (!original.has('description')) fields['description'] = '';
  return { ...fields, ...labelsIn(language, product, original, old) };
}

/** What the sizes are called. Without a text of its own a language has none, so that somebody translates it. */
function labelsIn(language: string, { sizes }: SheetProduct, original: Document, old: Document) {
  const column = inLanguage('size', language);
  const keys = keysIn(original);
  const there = [...keysIn(old)];
  const fields: Record<string, Value> = {};
  for (const { at = 0, cells } of sizes.some((size) => size.cells[column]) ? sizes : []) {
    const key = keys[at] ?? '';
    if (!there.includes(key)) there.push(key);
    const path = `sizes.${there.indexOf(key)}`;
    const before = textAt(old, `${path}.label`);
    const text = cells[column] || before || cells['size'];
    fields[`${path}.key`] = key === text || before !== '' ? undefined : key;
    fields[`${path}.label`] = text;
  }
  return fields;
}

export function keysIn(document: Document): readonly string[] {
  return keysOf(document.toJS()?.sizes ?? []);
}

/** What distinguishes a product from one of the same name. */
export function variantOf({ cells }: Pick<SheetProduct, 'cells'>, language = ''): string {
  return cells[inLanguage('variant', language)] || cells[inLanguage('size', language)] || '';
}

/** The name with what distinguishes the product. */
export function titleOf(product: Pick<SheetProduct, 'cells'>, language = ''): string {
  const name = product.cells[inLanguage('name', language)] ?? '';
  return [name, variantOf(product, language)].filter(Boolean).join(', ');
}

/** Changes these fields of a file, and nothing else in it; returns what changed, as in `price 8.50 → 9.00`. */
export function setFields(document: Document, fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const path = pathOf(field);
    const old = textAt(document, field);
    const text = typeof value === 'object' ? value.join(', ') : value;
    const isSamePrice = /price|mrp$/i.test(field) && readPrice(old) === text;
    if (isSamePrice || old === text) return [];
    if (value === '') document.deleteIn(path);
    else document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
    return [`${fieldName(path)} ${old || 'nothing'} → ${text || 'nothing'}`];
  });
}

/** What a file has at a path, as one text. */
export function textAt(document: Document, field: string): string {
  const value = document.getIn(pathOf(field));
  if (isSeq(value)) return value.toJSON().join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

/** The path of a field such as `sizes.0.price`. */
function pathOf(field: string) {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
