import type { Document } from 'yaml';
import { fieldName } from '#shop-data/read/problem.ts';
import { productSchema } from '#shop-data/fields/product.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { SheetProduct } from './joinRows.ts';
import { readPrice } from './readPrice.ts';
import { toDescription } from './toDescription.ts';

/** New values by path: one that is missing stays as it is, and an empty one is removed. */
export type Fields = Readonly<Record<string, string | undefined>>;

const maxDescription = productSchema.shape.description.unwrap().maxLength ?? 0;

/** What a row of a sheet says of a product, whose file is `old` so far. */
export function fieldsOf(
  product: SheetProduct,
  old: Document,
  hasSecond: boolean,
  { name: shopName, categories = [] }: Settings,
  plan: Lost,
): Fields {
  const { row, cells, sizes } = product;
  const { category = '', tag } = cells;
  const names = [category, ...category.split(/\s*[,>]\s*/)];
  const known = categories.find(({ slug, name }) => names.includes(slug) || names.includes(name));
  if (category && !known) plan.sayLost('Categories that settings.yaml does not have yet', category);
  if (toDescription(cells['description']).length > maxDescription)
    plan.sayLost(`Descriptions cut to ${maxDescription} characters, in the rows`, row);
  const { name, variant, description, ...others } = textFields(product, old, hasSecond);
  const offer = (row: SheetProduct) => offerOf(row, shopName, plan);
  return {
    name,
    variant: sizes.length > 0 ? '' : variant,
    ...offer(product),
    tag: tag || undefined,
    description,
    category: known?.slug,
    ...others,
    ...(sizes.length > 0 && sizeFields(sizes, offer, old, offer(product))),
  };
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
    if (value && !isUsed) plan.sayLost(`What the shop cannot have as ${field}, in the rows`, row);
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
  sizes: readonly SheetProduct[],
  offer: (size: SheetProduct) => Fields,
  old: Document,
  product: Fields,
): Fields {
  const was = { price: readPrice(textAt(old, 'price')), oldPrice: textAt(old, 'oldPrice') };
  const { price, oldPrice } = old.has('sizes') ? was : product;
  const fields = sizes.flatMap((size) => {
    const path = `sizes.${size.at}`;
    const { brand: _, ...own } = offer(size);
    const { price: ownPrice, oldPrice: before = oldPrice } = own;
    const isShared = ownPrice === price && before === oldPrice && !textAt(old, `${path}.price`);
    return Object.entries({ number: size.cells['number'], ...own })
      .filter(([field]) => !isShared || !/price/i.test(field))
      .map(([field, value]) => [`${path}.${field}`, value] as const);
  });
  const none = { availability: '', stock: '', gtin: '', sku: '' };
  return { price, oldPrice, ...none, ...Object.fromEntries(fields) };
}

/** The texts that a row has for a product, in a further language if one is given. */
export function textFields(
  product: SheetProduct,
  old: Document,
  hasSecond: boolean,
  language = '',
): Fields {
  const cellOf = (heading: string) => product.cells[`${heading} ${language}`.trim()];
  const title = titleOf(product, language);
  const description = toDescription(cellOf('description'));
  const isTooLong = description.length > maxDescription;
  const cut = `${description.slice(0, maxDescription - 1).replace(/\s+\S*$/, '')}…`;
  return {
    name: cellOf('name'),
    variant: variantOf(product, language) || undefined,
    description: (isTooLong ? cut : description) || undefined,
    'alt.primary': cellOf('picture text') || textAt(old, 'alt.primary') || title,
    'alt.secondary': hasSecond ? textAt(old, 'alt.secondary') || title : undefined,
    ...Object.fromEntries(
      product.sizes.map(({ at, cells }) => {
        const field = `sizes.${at}.label`;
        return [field, cells[`size ${language}`.trim()] || textAt(old, field) || cells['size']];
      }),
    ),
  };
}

/** What distinguishes a product from one of the same name; 100 g may be the same in each language. */
export function variantOf({ cells }: Pick<SheetProduct, 'cells'>, language = ''): string {
  const { variant = '', size = '' } = cells;
  return cells[`variant ${language}`] || cells[`size ${language}`] || variant || size;
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
    const isSamePrice = /price/i.test(field) && readPrice(old) === value;
    if (value === undefined || isSamePrice || old === value) return [];
    if (value === '') document.deleteIn(path);
    else document.setIn(path, value);
    return [`${fieldName(path)} ${old || 'nothing'} → ${value || 'nothing'}`];
  });
}

function textAt(document: Document, field: string): string {
  const value = document.getIn(pathOf(field));
  return typeof value === 'string' ? value.trim() : '';
}

/** The path of a field such as `sizes.0.price`. */
function pathOf(field: string) {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What other systems write for in stock and out of stock. */
// oxfmt-ignore
const states: Readonly<Record<string, string>> =
  { 1: 'in stock', 0: 'out of stock', backorder: 'in stock', 'available for order': 'in stock', discontinued: 'out of stock' };

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
