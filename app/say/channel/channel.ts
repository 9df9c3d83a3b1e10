import type { CartLine } from '#ordering/cart.ts';
import { maxMailAddress } from '#links/address.ts';

/** What the browser runs on, as far as it decides what a program is given. */
export type Platform = 'windows' | 'phone' | 'other';

/**
 * The longest address that each carrier takes, by platform; nothing longer is opened (SPEC 15.10).
 *
 * Windows gives a program at most 2,083 signs (INTERNET_MAX_URL_LENGTH of WinINET; Chrome was measured with 2,046).
 * That of WhatsApp gets an address of its own, whose frame is 80 signs longer than ours. On phones the page itself
 * starts the app: Android takes a megabyte there, and no limit is known of iOS, so what mail servers and apps can
 * show decides. Elsewhere a web page may write the mail, which is asked for with this address. The page of WhatsApp
 * is asked for too, and servers take 8,192 bytes. No script of this page can ask for any of these limits.
 */
const longest = {
  mail: { windows: maxMailAddress, phone: 16_000, other: maxMailAddress },
  whatsApp: { windows: 1950, phone: 7500, other: 7500 },
  none: { windows: Infinity, phone: Infinity, other: Infinity },
} satisfies Record<string, Readonly<Record<Platform, number>>>;

export type Carrier = keyof typeof longest;
export const longestOf = (carrier: Carrier, platform: Platform) => longest[carrier][platform];

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
  /** What takes the address to the owner. */
  readonly carrier: Carrier;
  /** The props of a link that asks the shop something about an order, in the way in which it was ordered (SPEC 15.21). */
  readonly ask: (about: string) => { href: string; target?: string; rel?: string };
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
  /** What else there is where the program does not open. */
  readonly otherwise?: string;
  readonly sent: string;
  readonly privacy: string;
};
