import type { Days } from './calendar.ts';
import type { MinorUnits } from './money.ts';

/** A part of where a shop sends to, and what holds there (SPEC 15.6). What it does not name is no condition. */
export type Zone = {
  readonly name: string;
  /** How postcodes begin there, without gaps. */
  readonly postcodes?: readonly string[] | undefined;
  /** The keys of states. */
  readonly states?: readonly string[] | undefined;
  /** Codes such as `PT`. */
  readonly countries?: readonly string[] | undefined;
  readonly charge: MinorUnits;
  /** The sum of goods from which sending costs nothing. */
  readonly freeFrom?: MinorUnits | undefined;
  /** The keys of the ways to pay; without it, all. */
  readonly payments?: readonly string[] | undefined;
  /** What is not sent there: what products say of themselves (`labels`). */
  readonly without?: readonly string[] | undefined;
  /** How long sending takes there, where that is other than elsewhere. */
  readonly days?: Days | undefined;
};

/** What zones ask of a product. */
export type Zoned = {
  /** What it is of that a zone leaves out (`without`), such as `non-veg`. */
  readonly labels?: readonly string[];
};

/** Whether a zone leaves out no label of a product. */
export const isSentTo = ({ without }: Pick<Zone, 'without'>, { labels }: Zoned): boolean =>
  !labels?.some((label) => without?.includes(label));

/** A product that counts, and how many of it. */
type Counted = {
  readonly product: Zoned & { readonly price: MinorUnits };
  readonly quantity: number;
};

/** What sending costs; between two amounts while the zone is not known. */
export type Charge = MinorUnits | { readonly least: MinorUnits; readonly most: MinorUnits };

/** The charge for these goods in one of these zones; `undefined` for no goods, and in no zone. */
export function chargeIn(zones: readonly Zone[], goods: readonly Counted[]): Charge | undefined {
  if (goods.length === 0 || zones.length === 0) return undefined;
  const sum = goods.reduce((all, { product, quantity }) => all + product.price * quantity, 0);
  const charges = zones.map(({ charge, freeFrom }) => (freeFrom && sum >= freeFrom ? 0 : charge));
  const [least, most] = [Math.min(...charges), Math.max(...charges)];
  return least === most ? most : { least, most };
}
