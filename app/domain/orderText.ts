import { name, tax } from '#shop/settings';
import * as strings from '#strings/checkout.tsx';
import * as sums from '#strings/cart.tsx';
import { countedLines, lineTotal } from './cart.ts';
import { formatPrice } from './money.ts';
import { type Order, sayShipping } from './order.ts';
import { type Product, fullName, skuOf } from './product.ts';

/** What the checkout asks the buyer for. */
export type Buyer = {
  readonly name: string;
  /** A phone number or an e-mail address. */
  readonly contact: string;
  readonly address: string;
  readonly region: string;
  readonly postcode: string;
  /** One of the ways to pay that the owner lists. */
  readonly payment: string;
};

/** An order as it is handed over. */
export type FinishedOrder = Order & {
  readonly reference: string;
  /** Missing where the other shop system asks for it. */
  readonly buyer?: Buyer;
  /** The address of a cart with these lines, at the prices of this shop (SPEC 15.1). */
  readonly cartAddress: string;
};

/** What was left out of a text that would have been too long; each word includes those before it. */
export type LeftOut = 'nothing' | 'address' | 'lines' | 'everything';

/** The order as plain text, short enough to be read on a phone (SPEC 15.9). */
export function orderText(
  order: FinishedOrder,
  isAddressLeftOut = false,
  maxLines = Infinity,
): string {
  const lines = countedLines(order.lines);
  const written = lines
    .slice(0, maxLines)
    .map(
      (line) => `${line.quantity} × ${productLine(line.product)}: ${formatPrice(lineTotal(line))}`,
    );
  const rest = lines.length - written.length;
  return [
    heading(order),
    [...written, ...(rest > 0 ? [strings.moreLines(rest)] : [])],
    [
      `${sums.subtotal}: ${formatPrice(order.subtotal)}`,
      ...(order.shipping === undefined ? [] : [`${sums.shipping}: ${sayShipping(order.shipping)}`]),
      `${sums.taxLabel(tax.name, tax.percent, tax.isIncluded)}: ${formatPrice(order.tax)}`,
      `${sums.total}: ${formatPrice(order.total)}`,
    ],
    order.buyer ? writeBuyer(order.buyer, isAddressLeftOut) : [],
    [strings.sameCart, order.cartAddress],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/**
 * The address of an order that a program can still open: the buyer's address is left out first, then
 * lines, since the link has them all (SPEC 15.10).
 */
export function fitText(
  order: FinishedOrder,
  toAddress: (text: string) => string,
  maxLength: number,
): { readonly address: string; readonly leftOut: LeftOut } {
  const fits = (text: string) => toAddress(text).length <= maxLength;
  const complete = orderText(order);
  if (fits(complete)) return { address: toAddress(complete), leftOut: 'nothing' };
  for (let lines = order.lines.length; lines >= 0; lines -= 1) {
    const text = orderText(order, true, lines);
    if (!fits(text)) continue;
    return {
      address: toAddress(text),
      leftOut: lines === order.lines.length ? 'address' : 'lines',
    };
  }
  const announcement = [...heading(order), '', strings.orderFollows].join('\n');
  return { address: toAddress(announcement), leftOut: 'everything' };
}

const heading = ({ reference }: FinishedOrder) => [strings.orderHeading(reference, oneLine(name))];

function productLine(product: Product): string {
  return `${oneLine(fullName(product))} (${skuOf(product)})`;
}

function writeBuyer(buyer: Buyer, isAddressLeftOut: boolean): readonly string[] {
  const { payment } = buyer;
  return [
    ...typedLines(buyer.name, buyer.contact),
    ...(isAddressLeftOut ? [strings.addressFollows] : typedLines(...buyer.address.split('\n'))),
    ...typedLines(`${buyer.region} ${buyer.postcode}`),
    ...(payment === '' ? [] : [strings.paymentBy(oneLine(payment))]),
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
      oneLine(text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')).replaceAll(
        /(?<![A-Za-z0-9])[*_~`](?=\S)/g,
        (sign) => plainSigns[sign] ?? '',
      ),
    )
    .filter((line) => line !== '')
    .map((line) => `  ${line}`);
}

/** Signs that look like those with a meaning in WhatsApp. */
const plainSigns: Readonly<Record<string, string>> = { '*': '＊', _: '＿', '~': '～', '`': '‘' };

/** White space of any kind as one space, and nothing that an address cannot contain. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
