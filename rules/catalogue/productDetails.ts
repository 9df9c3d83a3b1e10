import type { MinorUnits } from '#ordering/money.ts';
import type { DescribedPicture, Picture } from './picture.ts';
import type { Diet, Product } from './product.ts';
import type { Prose } from './prose.ts';

/** What only its own page needs of a product, and the quick view. */
export interface ProductDetails {
  /** Of a size: the number of the product's page. */
  readonly family?: number;
  /** What each of its pictures shows, the primary one first. */
  readonly alts: readonly string[];
  /** Missing where it is the one sentence that cards have too. */
  readonly description?: Prose;
  /** Its further pictures, up to six. */
  readonly morePictures?: readonly DescribedPicture[];
  readonly facts: ProductFacts;
  /** What is chosen of the product, in one row or two; each choice leads to a size, which is a product (SPEC 16.60). */
  readonly sizes?: readonly Choice[];
  readonly benefits?: readonly string[];
  readonly suitability?: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly brand?: string;
  /** The number below its barcode. */
  readonly gtin?: string;
  /** The numbers of the products that are shown first beside it. */
  readonly goesWith?: readonly number[];
}

/** What a product's page says in its table of facts: its own, and those of all products (SPEC 16.40). */
export interface ProductFacts {
  readonly diet?: Diet;
  readonly allergens?: string;
  readonly netQuantity?: string;
  readonly material?: string;
  readonly measures?: string;
  readonly weight?: string;
  readonly howToUse?: string;
  readonly care?: string;
  readonly notFor?: string;
  readonly ingredients?: string;
  /** The maximum retail price. */
  readonly mrp?: MinorUnits;
  readonly mrpIncludesTaxes?: boolean;
  readonly bestBefore?: string;
  readonly maker?: string;
  readonly origin?: string;
  readonly customerCare?: string;
  /** Those that have a name of the owner's. */
  readonly more?: readonly { readonly name: string; readonly text: string }[];
}

/** A row of choices, with what they are in the shop's words. */
export type Choice = {
  readonly name?: string;
  readonly values: readonly {
    readonly label: string;
    readonly product: number;
    readonly isChosen?: boolean;
    readonly isGone?: boolean;
    readonly image?: Picture;
  }[];
};

/** Whether what a screen has loaded is of a product. */
export function isOfProduct(details: object | undefined): details is ProductDetails {
  return details !== undefined && 'alts' in details;
}

/** One to eight, the primary one first. */
export function picturesOf(
  { image, secondaryImage }: Product,
  { alts, morePictures = [] }: ProductDetails,
): readonly DescribedPicture[] {
  const pictures = secondaryImage ? [image, secondaryImage] : [image];
  const first = pictures.map((picture, index) => ({ picture, alt: alts[index] ?? '' }));
  return [...first, ...morePictures];
}
