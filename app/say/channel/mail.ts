import { contact, name, orders } from '#shop/settings';
import * as strings from '#strings/checkout';
import { askLink } from '#address/phoneLink.ts';
import type { Channel } from './channel.ts';

const { email = contact.email ?? '' } = { ...orders };
const words = strings.mail;
const ask = (about: string, text?: string) => askLink({ phone: '', email }, about, text);

/** A message in the shopper's own mail program; the shopper presses send. */
export const channel: Channel = {
  start: `mailto:${email}?`,
  addressOf: ({ reference }, text) => ask(strings.orderNumber(reference), text).href,
  carrier: 'mail',
  ask,
  words: {
    ...words,
    opened: words.opened(email),
    sent: words.sent(name),
    privacy: words.privacy(name),
    note: strings.sendItYourself({ button: words.button, shop: name }),
    notYet: strings.notSentYet(name),
    unseen: strings.mailUnseen,
  },
};
