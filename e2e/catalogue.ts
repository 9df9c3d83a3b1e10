import { listedSizes } from '#reader/read/products/appProducts.ts';
import { products, settings } from './shopData.ts';

/** A product as its owner has written it: prices are in the currency's own units. */
export type Row = {
  readonly id: number;
  readonly name: string;
  /** With its variant, as links and buttons are called (SPEC 2.13). */
  readonly fullName: string;
  readonly price: number;
  readonly oldPrice?: number;
  readonly tag?: 'Sale' | 'New';
};

/** The products that lists of the tested shop show, in their order. */
export const rows: readonly Row[] = products.filter(isListed).map((product) => ({
  id: product.id,
  name: product.name,
  fullName: product.variant === undefined ? product.name : `${product.name}, ${product.variant}`,
  price: product.price / 100,
  ...(product.oldPrice !== undefined && { oldPrice: product.oldPrice / 100 }),
  ...(product.tag && { tag: product.tag }),
}));

/** Of the sizes of a product, one. */
function isListed(product: (typeof products)[number]): boolean {
  return product.family === undefined || listedSizes(product, products) !== undefined;
}

export const categories = (settings.categories ?? []).filter(({ slug }) =>
  products.some(({ category }) => category === slug),
);

export const maxResults = 12;

export function row(id: number): Row {
  return choose(rows, (candidate) => candidate.id === id);
}

/** One of some by its position; -1 is the last. */
export function nth<Kind>(from: readonly Kind[], position: number): Kind {
  const found = from.at(position);
  if (found === undefined) throw new Error('The tested shop has too few of them.');
  return found;
}

/** What the owner has written of a product: also its texts. */
export function factsOf(id: number) {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`The tested shop has no product ${id}.`);
  return found;
}

/** The first of some products that has a property. */
export function choose(from: readonly Row[], isWanted: (row: Row) => boolean): Row {
  const found = from.find(isWanted);
  if (!found) throw new Error('The tested shop has no such product.');
  return found;
}

/** An amount as the tested shop writes it: `Rs. 1,09,900.00` or `109.900,00 €` (SPEC 1.4). */
export function priceText(amount: number): string {
  const { locale, written = '{amount}' } = settings.currency;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // Between a sign and its number no line ends.
  const unbroken = written.replaceAll(/ (?=\p{Sc})|(?<=\p{Sc}) /gu, '\u00A0');
  return unbroken.replace('{amount}', format.format(amount));
}

/** The sums of an order, as the tested shop writes them (SPEC 9.5). */
export function sumsOf(lines: readonly (readonly [product: Row, quantity: number])[]) {
  const { percent = 0, isIncluded = true } = settings.tax ?? {};
  const sum = lines.reduce((before, [{ price }, quantity]) => before + price * 100 * quantity, 0);
  const tax = Math.round((sum * percent) / (isIncluded ? 100 + percent : 100));
  return {
    subtotal: priceText(sum / 100),
    tax: priceText(tax / 100),
    total: priceText((isIncluded ? sum : sum + tax) / 100),
  };
}

/** A product copy as another script would put it into storage (SPEC 11.2). */
export function copyOf(id: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  const { price, tag } = row(id);
  return {
    id,
    image: 'primary.webp',
    secondaryImage: 'secondary.webp',
    productName: factsOf(id).name,
    price: priceText(price),
    ...(tag && { tag }),
    ...more,
  };
}

/** The ids at the end of links: `['/product/4', …]` becomes `[4, …]`. */
export function idsOf(addresses: readonly (string | null)[]): number[] {
  return addresses.map((address) => Number(address?.split('/').at(-1)));
}
