import * as words from '#words/cartOffer.ts';
import { type Message, info, success } from './messages.ts';

/** What is said of a cart that is a link; other pages do not load it. */
export const cartLinkMessages = {
  copied: success(words.copied),
  notCopied: info(words.notCopied),
  added: success(words.added),
  replaced: success(words.replaced),
} satisfies Record<string, Message>;
