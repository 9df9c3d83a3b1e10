import { keys } from '#shop/choiceKeys';
import type { Buyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import { dayOf } from '#ordering/day.ts';
import { destinationOf } from '#features/shared/destinationOf.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { countries, payments, regions } from '#shop/settings';

/** What is kept of a choice: its name in the shop's first language, the same in all (SPEC 15.25). */
export const regionKeys = keys.regions;
export const paymentKeys = keys.payments;

const paymentNames = payments.map(({ name }) => name);

/** The name in this language of what was chosen; empty for nothing, and for what the shop no longer has. */
export const regionOf = (key: string): string => regions.list[regionKeys.indexOf(key)] ?? '';
export const paymentOf = (key: string): string => paymentNames[paymentKeys.indexOf(key)] ?? '';

/** The name of a country, as a parcel abroad needs it; empty where a shop sends to one. */
export const countryNameOf = (chosen: string): string =>
  (import.meta.env.HAS_ZONES && countries.find(({ code }) => code === chosen)?.name) || '';

const ofPlace = ['country', 'postcode', 'region'];

/** Whether a field decides on the zone of an order. */
export const isOfPlace = (target: EventTarget): boolean =>
  target instanceof Element && ofPlace.includes(target.getAttribute('name') ?? '');

/** The order of these lines for a buyer whose choices are keys, on the day of a time. */
export function orderTyped(lines: readonly CartLine[], buyer: Buyer | undefined, time: number) {
  return orderHere(lines, {
    today: dayOf(time),
    ...(buyer && {
      to: destinationOf(buyer),
      payment: paymentOf(buyer.payment),
    }),
  });
}
