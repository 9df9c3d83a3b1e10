import type { Buyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import { dayOf } from '#ordering/day.ts';
import { keyOfWay } from '#ordering/payments.ts';
import { destinationOf } from '#features/shared/destinationOf.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { clockHere } from '#features/shared/useToday.ts';
import { asking } from '#shop/parts';
import { countries, dayField, payments, regions, zonesBy } from '#shop/settings';

export const regionKeys = regions.list.map(({ key }) => key);

/** The name in this language of what was chosen; empty for nothing, and for what the shop no longer has (SPEC 15.25). */
export const regionOf = (chosen: string): string =>
  regions.list.find(({ key }) => key === chosen)?.name ?? '';
export const paymentOf = (chosen: string): string =>
  payments.find((way) => keyOfWay(way) === chosen)?.name ?? '';

/** The name of a country, as a parcel abroad needs it; empty where a shop sends to one. */
export const countryNameOf = (chosen: string): string =>
  (zonesBy && countries.find(({ code }) => code === chosen)?.name) || '';

const ofPlace = ['country', 'postcode', 'region'];

/** Whether a field decides on the zone of an order. */
export const isOfPlace = (target: EventTarget): boolean =>
  target instanceof Element && ofPlace.includes(target.getAttribute('name') ?? '');

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
