import type { CartLine } from '#ordering/cart.ts';

/**
 * A way in which an order reaches the owner: each file beside this one has one, and `#channel` is that of
 * the shop. It opens an address and sends nothing itself (SPEC 15.7); CONTRIBUTING.md says how to add one.
 */
export type Channel = {
  /** The address that the shopper's browser opens: of the order, or of its text. */
  readonly addressOf: (
    order: { readonly reference: string; readonly lines: readonly CartLine[] },
    text: string,
  ) => string;
  /** How every address that it opens begins. */
  readonly start: string;
  /** Of a longer address, something is left out. */
  readonly maxAddress: number;
  /** The props of a link that asks the shop about an order, in the way in which it was ordered (SPEC 15.21). */
  readonly ask: (reference: string) => { href: string; target?: string; rel?: string };
  readonly words: ChannelWords;
};

/** What is said of a channel: what happened, and never more than that (SPEC 15.11, 15.13). */
type ChannelWords = {
  readonly button: string;
  /** Above the form. */
  readonly note: string;
  readonly opened: string;
  readonly blocked: string;
  /** What has not happened yet, below what has. */
  readonly notYet: string;
  /** What the page cannot know; copying the order comes first then. */
  readonly unseen?: string;
  readonly sent: string;
  readonly privacy: string;
};
