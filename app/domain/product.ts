import type { Availability } from './availability.ts';
import type { ProductFacts } from './facts.ts';
import type { MinorUnits } from './money.ts';
import type { DescribedPicture } from './picture.ts';

export type ProductTag = 'Sale' | 'New';

/** One product of the catalogue (SPEC 11.1). */
export type Product = {
  readonly id: number;
  readonly name: string;
  /** In the shop's first language: search finds it by this name too (SPEC 18.24). */
  readonly originalName?: string;
  /** Distinguishes it from a product of the same name (SPEC 2.13). */
  readonly variant?: string;
  readonly price: MinorUnits;
  readonly oldPrice?: MinorUnits;
  readonly tag?: ProductTag;
  readonly description?: string;
  /** The slug of its category, in a shop that has some (SPEC 17.20). */
  readonly category?: string;
  /** Its number in another shop system that takes the orders (SPEC 15.12). */
  readonly externalId?: string;
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
  readonly image: DescribedPicture;
  /** Missing where the shop has one picture of it. */
  readonly secondaryImage?: DescribedPicture;
};

/** What only the page of a product shows (SPEC 17.1). */
export type ProductOwn = {
  readonly facts?: ProductFacts;
  /** The same product in all its sizes, this one too, each of which is a product (SPEC 16.60). */
  readonly sizes?: readonly { readonly label: string; readonly product: number }[];
};

/** One or two, the primary one first. */
export function picturesOf({ image, secondaryImage }: Product): readonly DescribedPicture[] {
  return secondaryImage ? [image, secondaryImage] : [image];
}

/** The product's name with its variant, as text and for screen readers (SPEC 2.13). */
export function fullName({ name, variant }: Product): string {
  return variant === undefined ? name : `${name}, ${variant}`;
}

/**
 * The product with the id in an address, or `undefined`.
 * Only the plain number is an id: `01`, `1.0`, `-1` and `abc` are not (SPEC 2.3).
 */
export function findProduct(catalogue: readonly Product[], id: string): Product | undefined {
  return catalogue.find((product) => String(product.id) === id);
}

/** The first four products whose id differs (SPEC 7.6). */
export function relatedProducts(catalogue: readonly Product[], id: number): readonly Product[] {
  return catalogue.filter((product) => product.id !== id).slice(0, 4);
}
