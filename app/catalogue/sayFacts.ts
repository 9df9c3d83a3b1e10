import type { MinorUnits } from '#ordering/money.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import * as strings from '#strings/productPage';
import type { ProductFacts } from './product.ts';

/** One fact as it is shown. */
export type Fact = readonly [term: string, fact: string];

/** What each fact is called, in the order of the page. */
const terms = {
  netQuantity: strings.netQuantity,
  material: strings.material,
  measures: strings.measures,
  weight: strings.weight,
  howToUse: strings.howToUse,
  care: strings.care,
  notFor: strings.notFor,
  ingredients: strings.ingredients,
  mrp: strings.mrp,
  bestBefore: strings.bestBefore,
  maker: strings.maker,
  origin: strings.origin,
  customerCare: strings.customerCare,
} satisfies Record<Exclude<keyof ProductFacts, 'more' | 'mrpIncludesTaxes'>, string>;

/** What a filter is called: by its field, or as the owner calls it. */
export function nameOfFact(field: string): string {
  const names: Readonly<Record<string, string>> = { ...terms, brand: strings.brand };
  return names[field] ?? field;
}

/** The facts that are there, in their order. */
export function listFacts({
  mrp,
  mrpIncludesTaxes,
  more = [],
  ...texts
}: ProductFacts): readonly Fact[] {
  const said = { ...texts, mrp: mrp === undefined ? undefined : sayMrp(mrp, mrpIncludesTaxes) };
  const named = (Object.keys(terms) as (keyof typeof terms)[]).flatMap((name): readonly Fact[] => {
    const fact = said[name];
    return fact === undefined ? [] : [[terms[name], fact]];
  });
  return [...named, ...more.map(({ name, text }) => [name, text] as const)];
}

function sayMrp(mrp: MinorUnits, isWithTaxes: boolean | undefined): string {
  const price = formatPrice(mrp);
  if (isWithTaxes === undefined) return price;
  return isWithTaxes ? strings.withTaxes(price) : strings.withoutTaxes(price);
}
