import { asking } from '#shop/parts';
import { countries, language, ownFields, policies, zonesBy } from '#shop/settings';
import { channel } from '#channel';
import { type Buyer, shipTo } from '#ordering/buyer.ts';
import type { Asked } from '#ordering/asks.ts';
import { hasUnavailableLines } from '#ordering/cart.ts';
import type { Platform } from '#say/channel/channel.ts';
import type { Order } from '#ordering/order.ts';
import { saySentFrom } from '#say/sayHoliday.ts';
import { writeDays } from '#say/sayArrival.ts';
import { decidedBy } from '#say/sayDestination.ts';
import { arrivalHere } from '#features/shared/orderHere.ts';
import { sayAnswer, sayUnfit } from '#say/sayAnswers.ts';
import { sayMinimum, sayNotSent, toPastOrder } from '#say/sayOrder.ts';
import { fitText, orderText } from '#say/sayOrderText.ts';
import { ordersPage } from '#links/address.ts';
import { type LeftOutOfLink, writeOrder } from '#ordering/orderLink.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import type { PendingOrder } from '#storage/pendingOrder.ts';
import { nowhere } from '#strings/cart';
import { daysBetween, noWayToPay } from '#strings/checkout';
import { cartHasUnavailableLines, cartIsEmpty } from '#strings/toasts';
import { placeIn } from '#features/shared/place.ts';
import { clockHere } from '#features/shared/useToday.ts';
import { regionOf } from './form/fields.ts';
import { unconfirmedPrices } from './followHost.ts';
import { newReference } from './newReference.ts';

/** The days on which an order arrives; the policy's words where the shop does not reckon them. */
function sayWhen(order: Order, time: number): string | undefined {
  const now = clockHere(time);
  const arrival = arrivalHere(order, now);
  if (!arrival) return policies.standardShipping;
  const [first, last] = writeDays(arrival, now);
  return first === last ? first : daysBetween({ first, last });
}

/** Why this order cannot be placed; `undefined` if it can. */
export function whyNotPlaced(order: Order): string | undefined {
  if (order.lines.length === 0) return cartIsEmpty;
  if (hasUnavailableLines(order.lines)) return cartHasUnavailableLines;
  if (zonesBy && order.isNowhere) return nowhere(decidedBy());
  const [notSent] = sayNotSent(order);
  if (notSent) return notSent;
  const [unfit] = asking ? (order.unfit ?? []) : [];
  if (unfit) return sayUnfit(unfit);
  if (import.meta.env.ASKS_BUYER && !order.payment) return noWayToPay;
  return sayMinimum(order);
}

/**
 * The document of an order, which is shown, sent and remembered as it is from now on (SPEC 15.21).
 *
 * @param typed with the key of its region
 */
export function toDocument(order: Order, typed: Buyer | undefined): PendingOrder {
  const [reference, time] = [newReference(), Date.now()];
  const asked = asking ? ownFields : [];
  const buyer = typed && {
    ...typed,
    region: regionOf(typed.region),
    // As a parcel abroad needs it; none where a shop sends to one.
    country: (zonesBy && countries.find(({ code }) => code === typed.country)?.name) || '',
    ...Object.fromEntries(asked.map((ask) => [ask.field, sayAnswer(ask, typed[ask.field] ?? '')])),
  };
  const address = buyer && shipTo(buyer, placeIn(typed.country).lines);
  const said = {
    ...order,
    reference,
    time,
    promise: [sayWhen(order, time), saySentFrom(time)].filter(Boolean).join(' · '),
    ...(buyer && address && { buyer, shipTo: address }),
    pricesOf: unconfirmedPrices(),
    ...(typed && {
      linkOf: (leftOut: LeftOutOfLink) =>
        `${ordersPage()}#${writeOrder({ ...linked(order, typed, leftOut), reference, time })}`,
    }),
  };
  return {
    ...toPastOrder(order, reference, time),
    ...(address && { shipTo: address, buyer: typed }),
    payment: order.payment?.name,
    promise: said.promise,
    text: orderText(said),
    ...fitText(said, channel, platformOf(navigator.userAgent)),
  };
}

/** What of an order is in its link; where that has no room, only the answers that cost something. */
function linked({ lines, total, payment }: Order, typed: Buyer, leftOut: LeftOutOfLink) {
  return {
    language,
    total,
    leftOut,
    buyer: { ...typed, payment: payment ? entryKeyOf(payment) : '' },
    lines: lines.map(({ product, quantity }) => {
      const { id, price } = product;
      const answers = leftOut === 'answers' ? costingIn(product) : product.answers;
      return { id, quantity, price, ...(answers && { answers }) };
    }),
  };
}

/** The answers that decide on the price. */
function costingIn({ asks = [], answers = {} }: Asked) {
  const costing = asks.filter(({ choices = [] }) => choices.some(({ price }) => price));
  const keys = costing.map(({ key }) => key);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
}

/** What a browser says that it runs on; a tablet of Apple calls itself a computer. */
function platformOf(userAgent: string): Platform {
  if (/Windows/.test(userAgent)) return 'windows';
  return /Android|iPhone/.test(userAgent) ? 'phone' : 'other';
}

/** Opens a window, or the mail program; `false` if the browser blocks it. */
export function openAddress(address: string): boolean {
  if (address.startsWith('https:')) return openWindow(address);
  // oxlint-disable-next-line eslint/no-restricted-properties -- It leads to another program.
  window.location.assign(address);
  return true;
}

function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  // With "noopener" the browser does not say whether it has opened a window.
  if (opened) opened.opener = null;
  return opened !== null;
}
