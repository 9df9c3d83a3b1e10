import type { Availability } from './availability.ts';

/** The days of each year between which a product is sold, such as 04-01 to 06-30; also over New Year (SPEC 16.61). */
export type Season = {
  readonly from: string;
  readonly to: string;
  /** Whether it was so when the shop was built: that is shown until the shopper's day is known. */
  readonly isNow: boolean;
  /** Whether lists leave the product out meanwhile. */
  readonly isHidden?: boolean;
};

/** @public Whether a day such as 2027-04-01 is within the days of a season. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  const own = day.slice('2027-'.length);
  return from <= to ? from <= own && own <= to : from <= own || own <= to;
}

type Seasonal = { readonly availability?: Availability; readonly season?: Season };

/** A product as it is on a day; the day is empty until it is known. */
export function onDay<Product extends Seasonal>(product: Product, day: string): Product {
  const { season } = product;
  if (!season) return product;
  const isNow = day === '' ? season.isNow : isInSeason(season, day);
  return isNow ? product : { ...product, availability: `not before ${season.from}` };
}

/** What lists show on a day: all but what is hidden out of season. */
export function listedOnDay<Product extends Seasonal>(
  products: readonly Product[],
  day: string,
): readonly Product[] {
  return products.filter((product) => {
    const { availability, season } = onDay(product, day);
    return !season?.isHidden || !availability?.startsWith('not before ');
  });
}
