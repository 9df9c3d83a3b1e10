import type { Product } from '#catalogue/product.ts';
import { type CartLine, countedLines, subtotal } from './cart.ts';
import type { MinorUnits } from './money.ts';
import { type Charge, type Zone, chargeIn, isSentTo } from './zone.ts';

/** What is known of where an order goes. */
export type Destination = {
  readonly country?: string | undefined;
  /** Complete, and without gaps. */
  readonly postcode?: string | undefined;
  /** The chosen state, or those that its postcode may be in. */
  readonly states?: readonly string[] | undefined;
};

/** What follows from where an order goes. */
export type Sent = {
  readonly shipping?: Charge | undefined;
  /** What is missing until shipping is free. */
  readonly toFreeShipping?: MinorUnits | undefined;
  /** Where it goes, once that is known. */
  readonly zone?: Zone | undefined;
  /** Those in which it may be. */
  readonly zones?: readonly Zone[] | undefined;
  /** Whether the shop does not send there at all. */
  readonly isNowhere: boolean;
  /** What of it is not sent there. */
  readonly notSent: readonly Product[];
};

/** How a shop sends what is in a cart. */
export type Sending = (lines: readonly CartLine[], to?: Destination) => Sent;

/** How a shop with these zones sends; the only zone of a shop has no condition (SPEC 15.6). */
export function sendingTo(zones: readonly Zone[]): Sending {
  return (lines, to = {}) => {
    const sum = subtotal(lines);
    const possible = zonesAt(zones, to);
    const [first, ...others] = possible;
    // Nothing while it may be another one.
    const zone = first && others.length === 0 && fitOf(first, to) ? first : undefined;
    const sold = lines.map(({ product }) => product);
    return {
      shipping: chargeIn(possible, countedLines(lines)),
      toFreeShipping: missingToFree(possible, sum),
      zone,
      zones: possible,
      isNowhere: possible.length === 0,
      notSent: sold.filter((product) => zone && !isSentTo(zone, product)),
    };
  };
}

/** The zones that a place may be in, in their order: one where it is known, none where the shop does not send. */
export function zonesAt(zones: readonly Zone[], to: Destination): readonly Zone[] {
  const possible = zones.filter((zone) => fitOf(zone, to) !== false);
  const certain = possible.findIndex((zone) => fitOf(zone, to));
  return certain < 0 ? possible : possible.slice(0, certain + 1);
}

/** Whether a zone has a place; `undefined` where not enough is known of that. */
function fitOf({ countries, postcodes, states }: Zone, to: Destination): boolean | undefined {
  const { country, postcode, states: own = [] } = to;
  const answers: (boolean | undefined)[] = [];
  if (countries) answers.push(country ? countries.includes(country) : undefined);
  if (postcodes)
    answers.push(postcode ? postcodes.some((start) => begins(postcode, start)) : undefined);
  if (states) {
    const among = own.filter((state) => states.includes(state));
    const isUnclear = own.length === 0 || (among.length > 0 && among.length < own.length);
    answers.push(isUnclear ? undefined : among.length > 0);
  }
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
}

const british = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/;

/** Whether a postcode begins so. A British one has a district before its last three signs: E1 is not E10, nor E EC1. */
function begins(postcode: string, start: string): boolean {
  const [, district] = british.exec(postcode) ?? [];
  if (!district || start === postcode) return postcode.startsWith(start);
  const next = district.slice(start.length - 1, start.length + 1);
  return district.startsWith(start) && !/^(?:\d\d|[A-Z][A-Z])$/.test(next);
}

/** What is missing until shipping is free; nothing while it depends on the zone. */
function missingToFree(zones: readonly Zone[], sum: MinorUnits): MinorUnits | undefined {
  const [limit, ...others] = new Set(zones.map(({ freeFrom }) => freeFrom));
  return limit && others.length === 0 ? Math.max(0, limit - sum) : undefined;
}
