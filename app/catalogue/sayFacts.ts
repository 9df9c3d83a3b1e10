import type { MinorUnits } from '#ordering/money.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import * as strings from '#strings/productPage.ts';
import type { ProductFacts } from './facts.ts';

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
