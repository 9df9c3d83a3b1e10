import type { Buyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import { dayOf } from '#ordering/day.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { statesOf } from '#ordering/place.ts';
import { destinationOf, placeIn } from '#features/shared/destinationOf.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { clockHere } from '#features/shared/useToday.ts';
import { asking } from '#shop/parts';
import { countries, dayField, payments, regions, zonesBy } from '#shop/settings';

const regionKeys = regions.list.map(({ key }) => key);

/** The name in this language of what was chosen; empty for nothing, and for what the shop no longer has (SPEC 15.25). */
export const regionOf = (chosen: string): string =>
  regions.list.find(({ key }) => key === chosen)?.name ?? '';
/** The one state that a postcode is in; empty where it says none, or several. */
export function stateAt(postcode: string, country: string): string {
  const [state = '', ...others] = statesAt(postcode, country);
  return others.length > 0 ? '' : state;
}
export const statesAt = (postcode: string, country: string): readonly string[] =>
  statesOf(postcode, placeIn(country), regionKeys);

export const paymentOf = (chosen: string): string =>
  payments.find((way) => entryKeyOf(way) === chosen)?.name ?? '';

/** The name of a country, as a parcel abroad needs it; empty where a shop sends to one. */
export const countryNameOf = (chosen: string): string =>
  (zonesBy && countries.find(({ code }) => code === chosen)?.name) || '';

/** The order of these lines for a buyer whose choices are keys, on the day of a time. */
export function orderTyped(lines: readonly CartLine[], buyer: Buyer | undefined, time: number) {
  return orderHere(lines, {
    today: dayOf(time),
    ...(asking && { now: clockHere(time) }),
    ...(buyer && {
      day: dayField && buyer[dayField.field],
      to: destinationOf(buyer),
      payment: buyer.payment,
    }),
  });
}
