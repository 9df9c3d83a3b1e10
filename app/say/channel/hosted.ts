import { orders } from '#shop/settings';
import * as strings from '#strings/checkout';
import { href } from '#links/address.ts';
import type { CartLine } from '#ordering/cart.ts';
import type { Channel } from './channel.ts';

const { address = '', separator = ',' } = { ...orders };
const host = address.split('/')[2] ?? '';
const button = strings.hosted.button(host);

/** The checkout of another shop system; it gets ids and quantities, and its own prices count. */
export const channel: Channel = {
  start: address.split('{id}')[0] ?? '',
  addressOf: ({ lines }) => fillTemplate(address, separator, lines),
  carrier: 'none',
  ask: () => ({ href: href('/contact') }),
  words: {
    button,
    opened: strings.hosted.opened(host),
    blocked: strings.hosted.blocked(host),
    sent: strings.hosted.sent(host),
    privacy: strings.hosted.privacy(host),
    note: strings.orderThere(button),
    notYet: strings.notOrderedYet,
  },
};

/** The owner's template of an address, with each line where `{id}` and `{quantity}` are. */
export function fillTemplate(
  template: string,
  separator: string,
  lines: readonly CartLine[],
): string {
  return template.replace(/\{id\}.*\{quantity\}/, (pattern) =>
    lines
      .map(({ product: { id, externalId }, quantity }) =>
        pattern.replace('{id}', externalId ?? String(id)).replace('{quantity}', String(quantity)),
      )
      .join(separator),
  );
}
