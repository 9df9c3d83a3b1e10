import { isDeepStrictEqual } from 'node:util';
import { type Document, isNode } from 'yaml';
import { type Settings, productSchema } from '../schema.ts';
import type { SheetProduct } from './joinRows.ts';
import { readPrice } from './readPrice.ts';

/** New values by path: one that is missing stays as it is, and an empty one is removed. */
export type Fields = Readonly<Record<string, string | readonly object[] | undefined>>;

const maxDescription = productSchema.shape.description.unwrap().maxLength ?? 0;

/** What a row of a sheet says of a product, whose file is `old` so far. */
export function fieldsOf(
  product: SheetProduct,
  old: Document,
  hasSecond: boolean,
  { categories = [] }: Settings,
  plan: { readonly sayLost: (sentence: string, what: string | number) => void },
): Fields {
  const { row, cells } = product;
  const { category = '', tag, 'sale price': offer } = cells;
  const price = readPrice(offer || cells['price'] || '');
  const before = offer === undefined ? cells['old price'] : offer && cells['price'];
  const oldPrice = before && readPrice(before);
  const names = [category, ...category.split(/\s*[,>]\s*/)];
  const known = categories.find(({ slug, name }) => names.includes(slug) || names.includes(name));
  if (category && !known) plan.sayLost('Categories that settings.yaml does not have yet', category);
  if (plainText(cells['description']).length > maxDescription)
    plan.sayLost(`Descriptions cut to ${maxDescription} characters, in the rows`, row);
  const { name, variant, description, ...alts } = textFields(product, old, hasSecond);
  return {
    name,
    variant,
    price,
    // Other systems also write an old price where there is no offer.
    oldPrice: Number(oldPrice) === 0 || oldPrice === price ? '' : oldPrice,
    tag: tag || undefined,
    description,
    availability: availabilityOf(cells, textAt(old, 'availability')),
    category: known?.slug,
    ...alts,
  };
}

/** The texts that a row has for a product, in a further language if one is given. */
export function textFields(
  product: SheetProduct,
  old: Document,
  hasSecond: boolean,
  language = '',
): Fields {
  const cellOf = (heading: string) => product.cells[`${heading} ${language}`.trim()];
  const name = cellOf('name');
  const title = titleOf(product, language);
  return {
    name,
    variant: variantOf(product, language) || undefined,
    description: cut(plainText(cellOf('description'))) || undefined,
    'alt.primary': cellOf('picture text') || textAt(old, 'alt.primary') || title,
    'alt.secondary': hasSecond ? textAt(old, 'alt.secondary') || title : undefined,
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
    const path = field.split('.');
    const node = document.getIn(path);
    const old = isNode(node) ? node.toJS(document) : textAt(document, field);
    const isSamePrice = /price/i.test(field) && readPrice(String(old)) === value;
    if (value === undefined || isSamePrice || isDeepStrictEqual(old, value)) return [];
    if (value === '') document.deleteIn(path);
    else document.setIn(path, typeof value === 'string' ? value : document.createNode(value));
    return [
      typeof value === 'string'
        ? `${field} ${String(old) || 'nothing'} → ${value || 'nothing'}`
        : field,
    ];
  });
}

function textAt(document: Document, field: string): string {
  const value = document.getIn(field.split('.'));
  return typeof value === 'string' ? value.trim() : '';
}

function availabilityOf(cells: SheetProduct['cells'], old: string): string | undefined {
  const { stock = '', 'counted by': counter, 'without stock': policy = '' } = cells;
  if (stock === '') return undefined;
  const count = Number(stock.replace(',', '.'));
  // WooCommerce writes `backorder` for what can be ordered without stock.
  if (Number.isNaN(count) && stock !== 'backorder') return stock.toLowerCase();
  if (count <= 0 && counter !== '' && !/^continue$/i.test(policy)) return 'out of stock';
  return old === 'out of stock' ? '' : undefined;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** A text without the HTML that other systems write. */
function plainText(text = ''): string {
  return text
    .replaceAll(/<\/?[a-z][^>]*>|\\n/gi, ' ')
    .replaceAll(/&#(\d{2,5});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name: string) => signs[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** As many sentences as fit, or else as many words. */
function cut(text: string): string {
  if (text.length <= maxDescription) return text;
  const sentences = /^.*[.!?।](?= )/s.exec(text.slice(0, maxDescription + 1))?.[0];
  return sentences ?? `${text.slice(0, maxDescription - 1).replace(/\s+\S*$/, '')}…`;
}
