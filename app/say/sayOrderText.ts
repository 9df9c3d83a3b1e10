import { language, name, tax } from '#shop/settings';
import * as strings from '#strings/checkout';
import { availabilityOn, firstDayOf } from '#catalogue/availability.ts';
import { type Channel, type Platform, longestOf } from './channel/channel.ts';
import type { Buyer } from '#ordering/buyer.ts';
import { leftToRight } from './leftToRight.ts';
import { formatPrice } from './sayPrice.ts';
import { dayOf } from '#ordering/day.ts';
import { writeDay } from './writeDay.ts';
import type { LeftOutOfLink } from '#ordering/orderLink.ts';
import type { Order, OrderLine } from '#ordering/order.ts';
import { orderSums } from './sayOrder.ts';
import { fullName } from '#catalogue/product.ts';
import { withoutHidden } from '#address/hiddenSigns.ts';
import { sayAnswers } from './sayAnswers.ts';
import { sayAvailability } from './sayAvailability.ts';
import { skuOf } from './sayProduct.ts';

/** An order as it is handed over. */
export type FinishedOrder = Order & {
  readonly reference: string;
  /** When it was handed over, in ms. */
  readonly time: number;
  /** When the host was last known to have these prices, in ms, where it does not answer (SPEC 15.26). */
  readonly pricesOf?: number | undefined;
  /** How long shipping takes, as the shop promises it. */
  readonly promise: string;
  /** Missing where the other shop system asks for it. */
  readonly buyer?: Buyer;
  /** The lines of the buyer's address. */
  readonly shipTo?: readonly string[];
  /** The link that carries it to the owner's page of orders, without what a message has no room for (SPEC 15.28). */
  readonly linkOf?: (leftOut: LeftOutOfLink) => string;
};

/** What was left out of a text that would have been too long; each word includes those before it. */
type LeftOut = 'nothing' | 'address' | 'lines' | 'everything';

/** The order as plain text, short enough to be read on a phone (SPEC 15.9). */
export function orderText(
  order: FinishedOrder,
  ofLink: LeftOutOfLink = 'nothing',
  isAddressLeftOut = false,
  maxLines = Infinity,
): string {
  const lines = order.lines.filter(({ sum }) => sum !== undefined);
  const written = lines.slice(0, maxLines).map((line) => writeLine(line, dayOf(order.time)));
  const rest = lines.length - written.length;
  return [
    heading(order),
    [...written, ...(rest > 0 ? [strings.moreLines(rest)] : [])],
    // The lines say how many there are of each.
    orderSums(order)
      .slice(1)
      .map(([term, figure]) => `${oneLine(term)}: ${figure}`)
      .concat(sayPricesOf(order)),
    ...writeBuyer(order, isAddressLeftOut),
    payAndPromise(order),
    order.linkOf ? [strings.forTheShop, order.linkOf(ofLink)] : [],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/**
 * The address of an order that a program can still open (SPEC 15.10). What does not fit leaves the link first: the
 * address, then the answers. Then the text is as short as it can be, and then lines and sums are in the link alone.
 * Where that is too long too, the buyer's address leaves the text, then lines.
 */
export function fitText(
  order: FinishedOrder,
  { addressOf, carrier }: Pick<Channel, 'addressOf' | 'carrier'>,
  platform: Platform,
): { readonly address: string; readonly leftOut: LeftOut } {
  const most = longestOf(carrier, platform);
  const complete = [
    () => orderText(order),
    () => orderText(order, 'address'),
    () => orderText(order, 'answers'),
    () => shortText(order),
    () => shortText(order, true),
  ];
  for (const write of complete) {
    const address = addressOf(order, write());
    if (address.length <= most) return { address, leftOut: 'nothing' };
  }
  for (let lines = order.lines.length; lines >= 0; lines -= 1) {
    const address = addressOf(order, orderText(order, 'answers', true, lines));
    if (address.length > most) continue;
    return { address, leftOut: lines === order.lines.length ? 'address' : 'lines' };
  }
  const announcement = [...heading(order), '', strings.orderFollows].join('\n');
  return { address: addressOf(order, announcement), leftOut: 'everything' };
}

/** What an owner needs of an order, and what only the buyer knows, in as few letters as that takes. */
function shortText(order: FinishedOrder, isLinkAlone = false): string {
  const { reference, buyer, shipTo = [] } = order;
  const lines = order.lines.filter(({ sum }) => sum !== undefined);
  // What was answered of a product is in no link.
  const asked = lines.filter(({ product }) => product.answers);
  const plain = lines.filter(({ product }) => !product.answers);
  const sayNumber = ({ product, quantity }: OrderLine) => `${quantity}×${skuOf(product)}`;
  const end = tax?.isIncluded ? -1 - order.taxes.length : -1;
  const sums = isLinkAlone ? [] : orderSums(order).slice(2, end);
  const typed = (texts: readonly string[]) => typedLines(...texts).map((line) => line.trim());
  return [
    strings.orderNumber(reference),
    ...asked.flatMap((line) => [sayNumber(line), ...typedLines(...sayAnswers(line.product))]),
    ...(plain.length === 0
      ? []
      : [isLinkAlone ? strings.moreLines(plain.length) : plain.map(sayNumber).join(', ')]),
    ...sums.map(([term, figure]) => `${oneLine(term)}: ${figure}`),
    ...sayPricesOf(order),
    ...payAndPromise(order).slice(0, 1),
    ...(buyer ? [`${strings.shipToHeading} ${typed(shipTo).join(', ')}`] : []),
    ...(buyer?.note ? [`${strings.noteHeading} ${typed([buyer.note]).join('')}`] : []),
    order.linkOf?.('answers') ?? '',
  ].join('\n');
}

const heading = ({ reference, time }: FinishedOrder) => [
  strings.orderHeading({ reference, shop: oneLine(name) }),
  writeDay(dayOf(time), language),
];

/** A line with its number, and what was promised of a product that comes later. */
function writeLine({ product, quantity, sum = 0 }: OrderLine, today: string): string {
  const availability = availabilityOn(today, product.availability);
  const promise =
    availability && firstDayOf(availability) ? `, ${sayAvailability(availability)}` : '';
  const name = `${oneLine(fullName(product))} (${skuOf(product)})`;
  const line = `${quantity} × ${name}: ${formatPrice(sum)}${promise}`;
  return [line, ...typedLines(...sayAnswers(product))].join('\n');
}

const sayPricesOf = ({ pricesOf }: FinishedOrder) =>
  pricesOf === undefined ? [] : [strings.pricesOf(writeDay(dayOf(pricesOf), language))];

/** The address as it is written on a parcel, then what the buyer asks for. */
function writeBuyer(
  { buyer, shipTo = [] }: FinishedOrder,
  isAddressLeftOut: boolean,
): readonly (readonly string[])[] {
  if (!buyer) return [];
  const { name, phone, email, note } = buyer;
  if (isAddressLeftOut) return [[...typedLines(name, phone, email), strings.addressFollows]];
  return [
    [strings.shipToHeading, ...typedLines(...shipTo)],
    note === '' ? [] : [strings.noteHeading, ...typedLines(note)],
  ];
}

/** How it is paid, how much, and when it comes. */
function payAndPromise({ buyer, payment, total, promise }: FinishedOrder): readonly string[] {
  if (!buyer) return [];
  return [
    payment
      ? strings.paymentBy({ way: oneLine(payment.name), total: formatPrice(total) })
      : strings.paymentOf(formatPrice(total)),
    ...(promise === '' ? [] : [strings.promised(oneLine(promise))]),
  ];
}

/**
 * What a buyer typed, indented, so that it never looks like a line of the shop. Nothing in it turns the
 * direction of the text, and no sign in front of a word makes it bold, italic or struck through in WhatsApp
 * (SPEC 15.9).
 */
function typedLines(...texts: readonly string[]): readonly string[] {
  return texts
    .map((text) =>
      oneLine(withoutHidden(text)).replaceAll(/[*_~`](?=\S)/g, (sign, at: number, line: string) =>
        /[A-Za-z0-9]/.test(line.charAt(at - 1)) ? sign : (plainSigns[sign] ?? ''),
      ),
    )
    .filter((line) => line !== '')
    .map((line) => `  ${leftToRight(line)}`);
}

/** Signs that look like those with a meaning in WhatsApp. */
const plainSigns: Readonly<Record<string, string>> = { '*': '＊', _: '＿', '~': '～', '`': '‘' };

/** White space of any kind as one space, and nothing that an address cannot contain. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
