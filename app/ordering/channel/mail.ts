import { contact, name, orders } from '#shop/settings';
import * as strings from '#strings/checkout.tsx';
import { maxMailAddress } from '#address/address.ts';
import { askLink } from '#address/phoneLink.ts';
import type { Channel } from './channel.ts';

const { email = contact.email } = { ...orders };
const words = strings.mail(name, email);
const ask = (about: string, text?: string) => askLink({ phone: '', email }, about, text);

/** A message in the shopper's own mail program; the shopper presses send. */
export const channel: Channel = {
  start: `mailto:${email}?`,
  addressOf: ({ reference }, text) => ask(strings.orderNumber(reference), text).href,
  maxAddress: maxMailAddress,
  ask: (reference) => ask(strings.orderNumber(reference)),
  words: {
    ...words,
    note: strings.sendItYourself(words.button, name),
    notYet: strings.notSentYet(name),
    unseen: strings.mailUnseen,
  },
};
