import * as strings from '#strings/cartOffer.ts';
import { type Message, info, success } from './messages.ts';

/** What is said of a cart that is a link; other pages do not load it. */
export const cartLinkMessages = {
  copied: success(strings.copied),
  notCopied: info(strings.notCopied),
  added: success(strings.added),
  replaced: success(strings.replaced),
} satisfies Record<string, Message>;
