import { contact, name, orders } from '#shop/settings';
import * as strings from '#strings/checkout';
import { askLink } from '#address/phoneLink.ts';
import type { Channel } from './channel.ts';

const { phone = contact.phone ?? '' } = { ...orders };
const start = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=`;
const words = strings.whatsApp;

/** A chat with the owner, with the text typed into it; the shopper presses send. */
export const channel: Channel = {
  start,
  addressOf: (_order, text) => start + encodeURIComponent(text),
  carrier: 'whatsApp',
  ask: (about) => askLink({ phone, email: '', opens: 'whatsapp' }, about),
  words: {
    ...words,
    sent: words.sent(name),
    privacy: words.privacy(name),
    note: strings.sendItYourself({ button: words.button, shop: name }),
    notYet: strings.notSentYet(name),
    otherwise: strings.whatsAppElse,
  },
};
