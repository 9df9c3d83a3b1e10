/** What the code asks of a shop: constants of the build (builder/modules/shop.ts). */
interface ShopConstants {
  /** Whether orders reach the owner, by the channel that `#channel` leads to; a demonstration takes none. */
  readonly TAKES_ORDERS: boolean;
  /** Whether the checkout asks for the buyer; another shop system does it itself. */
  readonly ASKS_BUYER: boolean;
  /** The language of the bundle, such as `hi`, and the one whose pages are at the root. */
  readonly LANGUAGE: string;
  readonly FIRST_LANGUAGE: string;
  /** What the addresses of this bundle's language have after the base path: `hi/`, or nothing. */
  readonly LANGUAGE_PATH: string;
  /** Whether it is written from right to left, and the keys that lead on and back in it. */
  readonly IS_RTL: boolean;
  /** The same of the first language, which what nobody has translated is in. */
  readonly IS_FIRST_RTL: boolean;
  readonly NEXT_KEY: string;
  readonly PREVIOUS_KEY: string;
  /** The full stop of the language, and whether its times have the part of the day. */
  readonly FULL_STOP: string;
  readonly HAS_DAY_PERIODS: boolean;
  /** Whether the shop has pages in more than one language. */
  readonly IS_MULTILINGUAL: boolean;
}
interface ImportMetaEnv extends ShopConstants {}
