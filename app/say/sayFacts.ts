import type { MinorUnits } from '#ordering/money.ts';
import { formatPrice } from './sayPrice.ts';
import { food } from '#shop/parts';
import * as strings from '#strings/productPage';
import { diets } from '#strings/products';
import type { ProductFacts } from '#catalogue/productDetails.ts';

/** One fact as it is shown. */
export type Fact = readonly [term: string, fact: string];

/** What only food has. */
const ofFood = { diet: strings.diet, allergens: strings.allergens };

/** What each fact is called, in the order of the page. */
const terms: Partial<Record<keyof ProductFacts, string>> = {
  ...(food && ofFood),
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
} satisfies Record<
  Exclude<keyof ProductFacts, 'more' | 'mrpIncludesTaxes' | keyof typeof ofFood>,
  string
>;

/** What a filter is called: by its field, or as the owner calls it. */
export function nameOfFact(field: string): string {
  const names: Readonly<Record<string, string>> = { ...terms, brand: strings.brand };
  return names[field] ?? field;
}

/** The facts that are there, in their order. */
export function listFacts({
  diet,
  mrp,
  mrpIncludesTaxes,
  more = [],
  ...texts
}: ProductFacts): readonly Fact[] {
  const said: Readonly<Record<string, string | undefined>> = {
    ...texts,
    diet: food && diet ? diets[diet] : undefined,
    mrp: mrp === undefined ? undefined : sayMrp(mrp, mrpIncludesTaxes),
  };
  const facts = Object.entries(terms).flatMap(([name, term]): readonly Fact[] => {
    const fact = said[name];
    return fact === undefined ? [] : [[term, fact]];
  });
  return [...facts, ...more.map(({ name, text }) => [name, text] as const)];
}

function sayMrp(mrp: MinorUnits, isWithTaxes: boolean | undefined): string {
  const price = formatPrice(mrp);
  if (isWithTaxes === undefined) return price;
  return isWithTaxes ? strings.withTaxes(price) : strings.withoutTaxes(price);
}
