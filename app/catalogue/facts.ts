import * as strings from '#strings/productPage.ts';
import { type MinorUnits, formatPrice } from '#ordering/money.ts';

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

/** One fact as it is shown. */
export type Fact = readonly [term: string, fact: string];

/** The facts that are there, in their order. */
export function listFacts(facts: ProductFacts): readonly Fact[] {
  const all: readonly (readonly [term: string, fact: string | undefined])[] = [
    [strings.netQuantity, facts.netQuantity],
    [strings.howToUse, facts.howToUse],
    [strings.notFor, facts.notFor],
    [strings.ingredients, facts.ingredients],
    [strings.mrp, facts.mrp === undefined ? undefined : sayMrp(facts.mrp, facts.mrpIncludesTaxes)],
    [strings.bestBefore, facts.bestBefore],
    [strings.maker, facts.maker],
    [strings.origin, facts.origin],
    [strings.customerCare, facts.customerCare],
    ...(facts.more ?? []).map(({ name, text }) => [name, text] as const),
  ];
  return all.flatMap(([term, fact]) => (fact === undefined ? [] : [[term, fact] as const]));
}

function sayMrp(mrp: MinorUnits, isWithTaxes: boolean | undefined): string {
  const price = formatPrice(mrp);
  if (isWithTaxes === undefined) return price;
  return isWithTaxes ? strings.withTaxes(price) : strings.withoutTaxes(price);
}
