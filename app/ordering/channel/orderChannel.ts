import { contact, orders } from '#shop/settings';
import { orderNumber as subject } from '#strings/checkout.tsx';
import { maxMailAddress } from '#address/address.ts';
import { type FinishedOrder, type LeftOut, fitText } from '#ordering/orderText.ts';

/** What the shopper's browser opens, and what did not fit into it. */
type HandOver = { readonly address: string; readonly leftOut: LeftOut };

/**
 * A way in which an order reaches the owner. A channel is a function: it takes the order and gives an
 * address to open. It sends nothing itself (SPEC 15.7); CONTRIBUTING.md says how to add one.
 */
export type OrderChannel = (order: FinishedOrder, settings?: ChannelSettings) => HandOver;

/** What the owner has written in `orders` of `settings.yaml`. */
type ChannelSettings = Omit<NonNullable<typeof orders>, 'channel'>;

/** No limit is published; a message may have 4,096 letters, and servers take addresses of 8,192 bytes. */
const maxWhatsAppAddress = 7500;

/**
 * A chat with the owner, with the text typed into it; the shopper presses send.
 *
 * @public
 */
export const whatsApp: OrderChannel = (order, { phone = contact.phone } = { ...orders }) =>
  fitText(
    order,
    (text) => `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`,
    maxWhatsAppAddress,
  );

/**
 * A message in the shopper's own mail program; the shopper presses send.
 *
 * @public
 */
export const mail: OrderChannel = (order, { email = contact.email } = { ...orders }) =>
  fitText(
    order,
    (text) =>
      `mailto:${email}?subject=${encodeURIComponent(subject(order.reference))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
    maxMailAddress,
  );

/**
 * The checkout of another shop system; it gets ids and quantities, and its own prices count.
 *
 * @public
 */
export const hosted: OrderChannel = (order, { address = '', separator = ',' } = { ...orders }) => ({
  address: address.replace(/\{id\}.*\{quantity\}/, (pattern) =>
    order.lines
      .map(({ product: { id, externalId }, quantity }) =>
        pattern.replace('{id}', externalId ?? String(id)).replace('{quantity}', String(quantity)),
      )
      .join(separator),
  ),
  leftOut: 'nothing',
});

/** The channel of this shop; a build has the code of this one alone. */
export const channel: OrderChannel =
  import.meta.env.ORDER_CHANNEL === 'whatsapp'
    ? whatsApp
    : import.meta.env.ORDER_CHANNEL === 'mail'
      ? mail
      : hosted;
