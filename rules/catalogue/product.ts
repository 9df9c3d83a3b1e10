import type { Availability } from './availability.ts';
import type { Asked } from '#ordering/asks.ts';
import type { Days } from '#ordering/calendar.ts';
import type { MinorUnits } from '#ordering/money.ts';
import type { Zoned } from '#ordering/zone.ts';
import type { Picture } from './picture.ts';

/** What cards, cart and search need of a product (SPEC 11.1, 17.1). */
export interface Product extends Zoned, Asked {
  readonly id: number;
  readonly name: string;
  readonly variant?: string;
  readonly price: MinorUnits;
  readonly oldPrice?: MinorUnits;
  readonly tag?: ProductTag;
  /** The slug of its category. */
  readonly category?: string;
  /** Its number in another shop system that takes the orders. */
  readonly externalId?: string;
  readonly sku?: string;
  /** How long it is prepared, where that is longer than others. */
  readonly processing?: Days;
  /** Its rate of tax in percent, where that is another one than the shop's. */
  readonly tax?: number;
  /** How many there are, where the shop counts them. */
  readonly stock?: number;
  /** Whether its description is in the shop's first language, since nobody has translated it yet. */
  readonly untranslated?: boolean;
  /** Of a product in several sizes: its own, and the number of the product's page (SPEC 16.60). */
  readonly size?: string;
  readonly family?: number;
  /** In lists, of the one that stands for all sizes: how many there are, and the least price, where prices differ. */
  readonly sizes?: number;
  readonly from?: MinorUnits;
  /** What its sizes are chosen by, where the shop says so, such as Size and Colour. */
  readonly options?: readonly string[];
  /** Of food: whether it bears the green sign of India or the brown one. */
  readonly diet?: Diet;
  /** How much is in the pack, such as 50 ml. */
  readonly netQuantity?: string;
  /** What `per` costs of a product that is `of` in all, where the shop compares prices (SPEC 7.9). */
  readonly unitPrice?: {
    readonly amount: MinorUnits;
    readonly per: ComparedAmount;
    readonly of: string;
  };
  /** The first sentence of its description. */
  readonly description?: string;
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
  readonly image: Picture;
  /** Missing where the shop has one picture of it. */
  readonly secondaryImage?: Picture;
}

export type ProductTag = 'Sale' | 'New';

export type Diet = 'veg' | 'non-veg' | 'egg' | 'vegan';

/** @public An amount by which a shop compares prices. */
export type ComparedAmount =
  | '100 ml'
  | '100 g'
  | `1 ${'g' | 'kg' | 'ml' | 'l' | 'cm' | 'm' | 'piece'}`;

/** What names a product, and distinguishes it from another of the same name. */
type Named = Pick<Product, 'name'> & {
  readonly [Field in 'variant' | 'size' | 'sizes']?: Product[Field] | undefined;
};

/** What differs between products of one name, and how much each is: "tube · 50 ml", unbroken before a unit (SPEC 2.13). */
export function variantLine({ variant, size, netQuantity }: Product): string {
  const quantity = isSameQuantity(size, netQuantity) ? undefined : netQuantity;
  const parts = [...new Set([variant, size, quantity])].filter(Boolean);
  return parts.join(' · ').replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0');
}

/** Whether both are one quantity, as 150ml and 150 ml are, or 150 ml with its unit in letters that are not Latin. */
function isSameQuantity(one = '', other = ''): boolean {
  const quantity = /^([\d.,]+)\s*(\D+)$/;
  const [, amount, unit = ''] = quantity.exec(one.toLowerCase()) ?? [];
  const [, sameAmount, sameUnit = ''] = quantity.exec(other.toLowerCase()) ?? [];
  const isLatin = /^[a-z. ]+$/.test(unit) && /^[a-z. ]+$/.test(sameUnit);
  return amount !== undefined && amount === sameAmount && (unit === sameUnit || !isLatin);
}

/**
 * The product's name with its variant: for screen readers, titles, structured data, feed and orders, where
 * nothing beside it distinguishes two products of one name (SPEC 2.13). What stands for all sizes names none.
 */
export function fullName({ name, variant, size, sizes }: Named): string {
  return [name, variant, !sizes && size].filter(Boolean).join(', ');
}

/**
 * The product with the id in an address, or `undefined`.
 * Only the plain number is an id: `01`, `1.0`, `-1` and `abc` are not (SPEC 2.3).
 */
export function findProduct(catalogue: readonly Product[], id: unknown): Product | undefined {
  return catalogue.find((product) => String(product.id) === id);
}

/** The number of a product, or of the folder that all its sizes are in (SPEC 16.60). */
export function familyOf({ id, family }: Product): number {
  return family ?? id;
}

/** What a list shows of the product with this id: of a size, what stands for all. */
export function findListed(
  listed: readonly Product[],
  catalogue: readonly Product[],
  id: number,
): Product | undefined {
  const found = findProduct(catalogue, String(id));
  return found && listed.find((product) => familyOf(product) === familyOf(found));
}

/** The first four products of a list that are others, before them those with these numbers, then those of its category (SPEC 7.6). */
export function relatedProducts(
  listed: readonly Product[],
  current: Product,
  first: readonly number[] = [],
): readonly Product[] {
  const family = familyOf(current);
  const others = listed.filter((product) => familyOf(product) !== family);
  const named = first.flatMap((id) => others.find((product) => familyOf(product) === id) ?? []);
  const alike = others.filter(({ category }) => category === current.category);
  return [...new Set([...named, ...alike, ...others])].slice(0, 4);
}
