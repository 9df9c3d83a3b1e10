import { href } from '#links/address.ts';
import type { Channel } from './channel.ts';

/** A demonstration takes no orders (SPEC 9): it opens nothing, and nothing is said of it. */
export const channel: Channel = {
  start: '',
  addressOf: () => '',
  carrier: 'none',
  ask: () => ({ href: href('/contact') }),
  words: { button: '', note: '', opened: '', blocked: '', notYet: '', sent: '', privacy: '' },
};
