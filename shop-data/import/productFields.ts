import type { Document } from 'yaml';
import { type Settings, productSchema } from '../schema.ts';
import type { SheetProduct } from './joinRows.ts';
import { readPrice } from './readPrice.ts';

/** New values by path: one that is missing stays as it is, and an empty one is removed. */
export type Fields = Readonly<Record<string, string | readonly object[] | undefined>>;

/** Takes what the shop cannot have, and where it is. */
export type SayLost = (sentence: string, what: string | number) => void;

const most = productSchema.shape.description.unwrap().maxLength ?? 0;

/** What a row of a sheet says of a product, whose file is `old` so far. */
export function fieldsOf(
  product: SheetProduct,
  old: Document,
  { categories = [] }: Settings,
  sayLost: SayLost,
): Fields {
  const { row, cells, variant } = product;
  const { category = '', description = '', 'sale price': offer } = cells;
  const price = readPrice((offer || cells['price']) ?? '');
  const before = offer === undefined ? cells['old price'] : offer && cells['price'];
  const oldPrice = before && readPrice(before);
  const names = [category, ...category.split(/\s*[,>]\s*/)];
  const known = categories.find(({ slug, name }) =>
    names.some((each) => each === slug || each === name),
  );
  if (category && !known) sayLost('Categories that settings.yaml does not have yet', category);
  const text = plainText(description);
  if (text.length > most) sayLost(`Descriptions cut to ${most} characters, in the rows`, row);
  return {
    name: cells['name'],
    variant: variant || undefined,
    price,
    // Other systems also write an old price where there is no offer.
    oldPrice: Number(oldPrice) === 0 || oldPrice === price ? '' : oldPrice,
    tag: cells['tag'] || undefined,
    description: cut(text) || undefined,
    availability: availabilityOf(cells, textAt(old, 'availability')),
    category: known?.slug,
    'alt.primary':
      cells['picture text'] || textAt(old, 'alt.primary') || titleOf(cells['name'], variant),
  };
}

/** What a row says of a product in a further language; `own` is its file in the first one, as it will be. */
export function translationOf(
  product: SheetProduct,
  language: string,
  own: Document,
  old: Document,
): Fields {
  const textOf = (heading: string) => product.cells[`${heading} ${language}`];
  const variant = variantIn(product, language);
  const alt = (kind: string) => textAt(old, `alt.${kind}`) || titleOf(textOf('name'), variant);
  const description = cut(plainText(textOf('description') ?? '')) || undefined;
  return {
    name: textOf('name'),
    variant: own.has('variant') ? variant : '',
    description: own.has('description') ? description : '',
    'alt.primary': textOf('picture text') || alt('primary'),
    'alt.secondary': own.hasIn(['alt', 'secondary']) ? alt('secondary') : undefined,
  };
}

/** A size such as 100 g may be the same in both languages. */
export function variantIn({ cells, variant }: SheetProduct, language: string): string {
  return cells[`variant ${language}`] || cells[`size ${language}`] || variant;
}

/** What a picture shows if nobody says it. */
export function titleOf(name = '', variant = ''): string {
  return variant === '' ? name : `${name}, ${variant}`;
}

/** Changes these fields of a file, and nothing else in it; returns what changed, as in `price 8.50 → 9.00`. */
export function setFields(document: Document, fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const path = field.split('.');
    const old = textAt(document, field);
    const isSame = old === value || (/price/i.test(field) && readPrice(old) === value);
    if (value === undefined || isSame) return [];
    if (value === '') document.deleteIn(path);
    else document.setIn(path, typeof value === 'string' ? value : document.createNode(value));
    return [
      typeof value === 'string' ? `${field} ${old || 'nothing'} → ${value || 'nothing'}` : field,
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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** A text without the HTML that other systems write. */
function plainText(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^>]*>|\\n/gi, ' ')
    .replaceAll(/&#(\d{2,5});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** As many sentences as fit, or else as many words. */
function cut(text: string): string {
  if (text.length <= most) return text;
  const sentences = /^.*[.!?।](?= )/s.exec(text.slice(0, most + 1))?.[0];
  return sentences ?? `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
