import { type Message, info, success } from './messages.ts';

/** What is said of a cart that is a link; other pages do not load it. */
export const cartLinkMessages = {
  copied: success('Link copied. Whoever opens it sees this cart.'),
  notCopied: info('Your browser does not let this page copy. The link is below the button.'),
  added: success('Added to your cart.'),
  replaced: success('Your cart has been replaced.'),
} satisfies Record<string, Message>;
