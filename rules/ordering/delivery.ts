import type { Holiday } from './holiday.ts';

/** How many days of work something takes. */
export type Days = { readonly least: number; readonly most: number };

/** What an owner says of the way of an order. */
export type Delivery = {
  readonly processing: Days;
  readonly shipping: Days;
  /** The days of the week on which parcels leave; without them, each day of work. */
  readonly sends?: readonly string[] | undefined;
  /** Until when orders are for the next of those days, such as `Monday 18:00`, or `11:00` of each day of work. */
  readonly closes?: string | undefined;
  /** How many hours an order is prepared before the days of processing begin. */
  readonly hours?: number | undefined;
  readonly rests?: readonly string[] | undefined;
  readonly closed?: readonly Holiday[] | undefined;
};

/** What of it is other for a product. */
export type OwnDelivery = {
  readonly [Field in Exclude<keyof Delivery, 'rests' | 'closed'>]?: Delivery[Field] | undefined;
};
