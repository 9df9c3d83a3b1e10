import type { DayRules } from './arrival.ts';
import type { MinorUnits, SmallestUnit } from './money.ts';
import type { Offering } from './offers.ts';
import type { Payment } from './payments.ts';
import type { Tax } from './tax.ts';
import type { Asking } from './wishedDay.ts';
import type { Sending } from './sending.ts';

/** What of a shop decides on an order. What a shop does not have is missing: its scripts have no code of that. */
export type ShopRules = DayRules & {
  readonly smallestUnit: SmallestUnit;
  readonly tax: Tax | undefined;
  /** How it sends; without it, nothing is said of that (SPEC 15.6). */
  readonly sending: Sending | undefined;
  readonly offering: Offering | undefined;
  /** What it asks of its products. */
  readonly asking?: Asking | undefined;
  readonly payments: readonly Payment[] | undefined;
  readonly minimum: MinorUnits | undefined;
};
