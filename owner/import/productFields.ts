import { type Document, isSeq } from 'yaml';
import { fieldName } from '#reader/files/problem.ts';
import { productSchema } from '#reader/fields/product.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { factColumns } from './columns.ts';
import type { SheetProduct } from './joinRows.ts';
import { readPrice } from './readPrice.ts';
import { toDescription } from './toDescription.ts';

/** New values by path: one that is missing stays as it is, and an empty one is removed. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The pictures of a product after an import. */
export type PlannedPictures = {
  /** What changes, as in `primary picture tin.jpg`. */
  readonly said: readonly string[];
  /** The names of the files, in their order; nothing for one that neither the sheet nor the shop has. */
  readonly names: readonly (string | undefined)[];
  /** Whether the product's file names them: at the desk only those are seen. */
  readonly areNamed: boolean;
  /** Whether there are photos to choose from. */
  readonly areGiven: boolean;
};

const unknownCategories =
  'Products are written without these categories, which settings/range.yaml lacks (add them there, and import again)';

const differing =
  'Not written, since the rows of the sizes differ (say it in the description, or write the same text for all of them, such as “S 650 g, L 900 g”)';

const renumbered =
  'Products whose number now is that of their first size, and whose stock is left out, since no size is what they were (say another one in a column number)';

const maxDescription = productSchema.shape.description.unwrap().maxLength ?? 0;

/** What a row of a sheet says of a product, whose file is `old` so far. */
export function fieldsOf(
  product: SheetProduct,
  old: Document,
  pictures: PlannedPictures,
  settings: Settings,
  plan: Lost,
): Fields {
  const { cells, sizes } = product;
  const { category = '' } = cells;
  const words = [category, ...category.split(/\s*[,>]\s*/)].map((word) => word.toLowerCase());
  const known = settings.categories?.find(
    (each) => words.includes(each.slug) || words.includes(each.name.toLowerCase()),
  );
  if (category && !known) plan.sayLost(unknownCategories, category);
  sayLosses(product, old, plan);
  const hasSecond = pictures.names[1] !== undefined;
  const { name, variant, description, ...others } = textFields(product, old, hasSecond);
  const offer = (row: SheetProduct) => offerOf(row, settings.name, plan);
  return {
    name,
    variant: sizes.length > 0 ? '' : variant,
    ...offer(product),
    tag: cells['tag'] || undefined,
    tax: cells['tax']?.replace(/\s*%$/, '') || undefined,
    description,
    category: known?.slug,
    ...factFields(cells, (fact) => sizes.length === 0 || (!fact.isOfEach && isSame(product, fact))),
    ...moreFacts(product, old, plan),
    ...pictureFields(product, old, pictures),
    options: sizes.length > 0 ? listOf(cells['options'], '/') : undefined,
    ...others,
    ...(sizes.length > 0 && sizeFields(product, old, offer, pictures)),
  };
}

/** Says what of a row is not written as it is. */
function sayLosses(product: SheetProduct, old: Document, plan: Lost): void {
  const { row, cells, sizes } = product;
  if (toDescription(cells['description']).length > maxDescription)
    plan.sayLost(`Descriptions cut to ${maxDescription} characters, in the rows`, row);
  for (const fact of factColumns.filter((each) => !each.isOfSize && !isSame(product, each)))
    plan.sayLost(differing, `${cells['name']}: ${fact.column}`);
  if (sizes.length > 0 && old.has('name') && !old.has('sizes') && !sizes.some(({ isOld }) => isOld))
    plan.sayLost(renumbered, `${cells['name']}`);
}

/** Whether the rows of a product’s sizes say the same fact: the first one does not speak for others. */
function isSame({ sizes }: SheetProduct, { column }: (typeof factColumns)[number]): boolean {
  return new Set(sizes.map(({ cells }) => cells[column])).size < 2;
}

function listOf(text = '', sign: string | RegExp): readonly string[] | undefined {
  const words = text.split(sign).map((word) => word.trim());
  return text === '' ? undefined : words.filter(Boolean);
}

/** Some of the facts that a row says, in its columns for a further language if one is given. */
function factFields(
  cells: SheetProduct['cells'],
  isMeant: (fact: (typeof factColumns)[number]) => boolean,
  language = '',
): Fields {
  const fields = factColumns.filter(isMeant).map(({ column, field, schema }) => {
    const typed = cells[`${column} ${language}`.trim()] || undefined;
    // One of a few words may be written as “Non Veg”.
    const word = typed?.toLowerCase().replaceAll(' ', '-');
    const text = [typed, word].find((each) => typeof schema.safeParse(each).data === 'string');
    return [field, text ?? (typed && readPrice(typed))] as const;
  });
  return Object.fromEntries(fields);
}

/** Facts without a field of their own, by the headings of the columns that an owner calls “fact”. */
function moreFacts({ cells, sizes }: SheetProduct, old: Document, plan: Lost): Fields {
  const there = [...Array(8).keys()].map((at) => textAt(old, `facts.more.${at}.name`));
  const facts = Object.entries(cells).flatMap(([field, text]) => {
    const name = text ? /^fact (.*)$/.exec(field)?.[1] : undefined;
    if (name === undefined) return [];
    if (sizes.some((size) => size.cells[field] !== text)) {
      plan.sayLost(differing, `${cells['name']}: ${name}`);
      return [];
    }
    const known = there.indexOf(name);
    const at = known < 0 ? there.indexOf('') : known;
    there[at] = name;
    return [
      [`facts.more.${at}.name`, name],
      [`facts.more.${at}.text`, text],
    ] as const;
  });
  return Object.fromEntries(facts);
}

/** The names of a product's pictures, and what those after the first two show. */
function pictureFields(
  product: SheetProduct,
  old: Document,
  { names, areNamed }: PlannedPictures,
): Fields {
  const fields: Record<string, string | undefined> = {};
  for (const [index, name] of areNamed ? names.entries() : []) {
    const more = `morePictures.${index - 2}`;
    fields[['pictures.primary', 'pictures.secondary'][index] ?? `${more}.picture`] = name;
    if (index > 1) fields[`${more}.alt`] = textAt(old, `${more}.alt`) || altOf(product, index);
  }
  return fields;
}

/** What a picture shows: the text beside it, else the name and what the sizes in it have in common. */
function altOf(product: SheetProduct, index: number): string {
  const shown = product.sizes.filter(({ own }) => own && own.picture === product.pictures[index]);
  const [first = [], ...others] = shown.map(({ cells }) => (cells['size'] ?? '').split(' / '));
  const common = first.filter((part) => others.every((parts) => parts.includes(part)));
  const text = shown.find(({ own }) => own?.text)?.own?.text;
  const shows = [titleOf(product), ...common].join(', ');
  // No two pictures have the same text.
  const isSame = index > 0 && common.length === 0 && (index > 1 || altOf(product, 0) === shows);
  return text || (isSame ? `${shows} (${index + 1})` : shows);
}

type Lost = { readonly sayLost: (sentence: string, what: string | number) => void };

/** What a product, or each of its sizes, may have of its own. */
function offerOf({ row, cells }: SheetProduct, shopName: string, plan: Lost): Fields {
  const { 'sale price': offer } = cells;
  const price = readPrice(offer || cells['price'] || '');
  const before = offer === undefined ? cells['old price'] : offer && cells['price'];
  const oldPrice = before && readPrice(before);
  const exact = (['brand', 'gtin', 'sku'] as const).map((field) => {
    const value = cells[field] === shopName ? '' : cells[field];
    const isUsed = value && productSchema.shape[field].safeParse(value).success;
    if (value && !isUsed) plan.sayLost(`Not a valid ${field}, left out in the rows`, row);
    return [field, isUsed ? value : undefined] as const;
  });
  return {
    price,
    // Other systems also write an old price where there is no offer.
    oldPrice: Number(oldPrice) === 0 || oldPrice === price ? '' : oldPrice,
    ...stockOf(cells),
    ...Object.fromEntries(exact),
  };
}

/** What the sizes have in place of their product. Those that the sheet lacks keep its price. */
function sizeFields(
  product: SheetProduct,
  old: Document,
  offer: (row: SheetProduct) => Fields,
  { names, areGiven }: PlannedPictures,
): Fields {
  const was = { price: readPrice(textAt(old, 'price')), oldPrice: textAt(old, 'oldPrice') };
  const { price, oldPrice } = old.has('sizes') ? was : offer(product);
  const fields = product.sizes.flatMap((size) => {
    const path = `sizes.${size.at}`;
    const { brand: _, ...own } = offer(size);
    const { price: ownPrice, oldPrice: before = oldPrice } = own;
    const isShared = ownPrice === price && before === oldPrice && !textAt(old, `${path}.price`);
    const at = areGiven ? product.pictures.indexOf(size.own?.picture ?? '') : -1;
    const facts = factFields(
      size.cells,
      (fact) => fact.isOfSize && (fact.isOfEach || !isSame(product, fact)),
    );
    const kept = size.isOld ? ownOf(old) : {};
    const said = Object.entries({ ...own, ...facts }).filter(([, text]) => text !== undefined);
    return Object.entries({
      number: size.cells['number'],
      picture: names[at],
      ...kept,
      ...Object.fromEntries(said),
    })
      .filter(([field]) => !isShared || !/price/i.test(field))
      .map(([field, value]) => [`${path}.${field.replace('facts.', '')}`, value] as const);
  });
  const amount = old.has('sizes') ? [] : ['facts.netQuantity'];
  const none = Object.fromEntries([...ofOneSize, ...amount].map((field) => [field, '']));
  return { price, oldPrice, ...none, ...Object.fromEntries(fields) };
}

/** What a product with sizes cannot have, since it is true of one of them. */
const ofOneSize = ['availability', 'stock', 'gtin', 'sku'] as const;

/** What the size has that the product was before it had sizes. */
function ownOf(old: Document): Fields {
  const of = [...ofOneSize, 'facts.netQuantity'] as const;
  return Object.fromEntries(of.map((field) => [field, textAt(old, field) || undefined]));
}

/** The texts that a row has for a product, in a further language if one is given. */
export function textFields(
  product: SheetProduct,
  old: Document,
  hasSecond: boolean,
  language = '',
): Fields {
  const { cells, sizes } = product;
  const cellOf = (heading: string, { cells: own } = product) =>
    own[`${heading} ${language}`.trim()];
  const description = toDescription(cellOf('description'));
  const isTooLong = description.length > maxDescription;
  const cut = `${description.slice(0, maxDescription - 1).replace(/\s+\S*$/, '')}…`;
  const showing = (index: number) =>
    language
      ? titleOf(product, language) + (index > 0 ? ` (${index + 1})` : '')
      : altOf(product, index);
  // Without a text of its own a language has none, so that somebody translates it.
  const labelled = sizes.some((size) => cellOf('size', size)) ? sizes : [];
  return {
    name: cellOf('name'),
    variant: variantOf(product, language) || undefined,
    // What the export has written of the file is no other text.
    description:
      cellOf('description') === textAt(old, 'description')
        ? undefined
        : (isTooLong ? cut : description) || undefined,
    keywords: listOf(cellOf('keywords'), /[,;\n]/),
    ...(language && factFields(cells, (fact) => isSame(product, fact), language)),
    'alt.primary': cellOf('picture text') || textAt(old, 'alt.primary') || showing(0),
    'alt.secondary': hasSecond ? textAt(old, 'alt.secondary') || showing(1) : undefined,
    ...Object.fromEntries(
      labelled.flatMap((size) => {
        const field = `sizes.${size.at}.label`;
        const label = cellOf('size', size) || textAt(old, field) || size.cells['size'];
        const isNamed = size.key === undefined || size.key === label || textAt(old, field) !== '';
        const key = [`sizes.${size.at}.key`, size.key] as const;
        return [...(isNamed ? [] : [key]), [field, label] as const];
      }),
    ),
  };
}

/** What distinguishes a product from one of the same name. */
export function variantOf({ cells }: Pick<SheetProduct, 'cells'>, language = ''): string {
  const cellOf = (heading: string) => cells[`${heading} ${language}`.trim()] ?? '';
  return cellOf('variant') || cellOf('size');
}

/** The name with what distinguishes the product. */
export function titleOf(product: Pick<SheetProduct, 'cells'>, language = ''): string {
  const name = product.cells[`name ${language}`.trim()] ?? '';
  return [name, variantOf(product, language)].filter(Boolean).join(', ');
}

/** Changes these fields of a file, and nothing else in it; returns what changed, as in `price 8.50 → 9.00`. */
export function setFields(document: Document, fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const path = pathOf(field);
    const old = textAt(document, field);
    const text = typeof value === 'object' ? value.join(', ') : value;
    const isSamePrice = /price|mrp$/i.test(field) && readPrice(old) === text;
    if (value === undefined || isSamePrice || old === text) return [];
    if (value === '') document.deleteIn(path);
    else document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
    return [`${fieldName(path)} ${old || 'nothing'} → ${text || 'nothing'}`];
  });
}

function textAt(document: Document, field: string): string {
  const value = document.getIn(pathOf(field));
  if (isSeq(value)) return value.toJSON().join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

/** The path of a field such as `sizes.0.price`. */
function pathOf(field: string) {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What other systems write for in stock and out of stock. */
// oxfmt-ignore
const states: Readonly<Record<string, string>> =
  { 1: 'in stock', 0: 'out of stock', yes: 'in stock', y: 'in stock', no: 'out of stock', n: 'out of stock', true: 'in stock', false: 'out of stock', backorder: 'in stock', 'available for order': 'in stock', discontinued: 'out of stock' };

function stockOf(cells: SheetProduct['cells']): Fields {
  const { stock = '', availability = '', 'counted by': counter, 'without stock': policy } = cells;
  const isCount = /^-?[\d.,]+$/.test(stock);
  const isCounted = isCount && counter !== '' && policy?.toLowerCase() !== 'continue';
  const count = isCounted ? Math.min(Number.parseInt(stock, 10), 999) : 1;
  const word = availability || (isCount ? `${Math.sign(Math.max(count, 0))}` : stock);
  const state = states[word.toLowerCase()] ?? word.toLowerCase();
  return {
    availability: state === 'in stock' ? '' : state || undefined,
    stock: isCounted ? `${count < 1 ? '' : count}` : undefined,
  };
}
