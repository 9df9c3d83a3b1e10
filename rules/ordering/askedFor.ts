import type { Product } from '#catalogue/product.ts';
import type { Ask } from './asks.ts';
import type { CartLine } from './cart.ts';
import type { Zone } from './zone.ts';

/** Why a chosen day is not possible, and the nearest one that is, as in `2026-11-30`. */
export type DayProblem = {
  readonly why: 'early' | 'late' | 'closed' | 'unsent';
  readonly chosen: string;
  readonly day: string;
};

/** What has to be answered again: of a line, or of the order. */
export type Unfit = {
  readonly product?: Product | undefined;
  readonly ask: Ask;
  /** Missing where there is no answer. */
  readonly problem?: DayProblem | undefined;
};

/** What of an order was asked. */
export type AskedFor = {
  readonly unfit?: readonly Unfit[] | undefined;
  /** The day on which it is wished, if that is possible. */
  readonly day?: string | undefined;
};

/** What a shop that asks finds in an order; the day is empty until it is chosen. */
export type Asking = (
  lines: readonly CartLine[],
  zone: Zone | undefined,
  chosen: { readonly now?: Date | undefined; readonly day?: string | undefined },
) => AskedFor;
