import type { MinorUnits } from '#ordering/money.ts';

/** What a shop says of a product beside its description (SPEC 16.40); all of it may be missing. */
export type ProductFacts = {
  readonly netQuantity?: string;
  readonly ingredients?: string;
  readonly howToUse?: string;
  readonly notFor?: string;
  readonly maker?: string;
  readonly origin?: string;
  readonly bestBefore?: string;
  readonly mrp?: MinorUnits;
  /** Whether the maximum retail price contains all taxes. */
  readonly mrpIncludesTaxes?: boolean;
  readonly customerCare?: string;
  /** Facts of the owner's own, such as the number of a licence. */
  readonly more?: readonly { readonly name: string; readonly text: string }[];
};
