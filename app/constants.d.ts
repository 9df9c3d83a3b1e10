/** What the code asks of a shop: constants of the build (plugins/shop.ts). */
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
  readonly NEXT_KEY: string;
  readonly PREVIOUS_KEY: string;
  /** The full stop of the language, and whether its times have the part of the day. */
  readonly FULL_STOP: string;
  readonly HAS_DAY_PERIODS: boolean;
  /** Whether the shop has pages in more than one language. */
  readonly IS_MULTILINGUAL: boolean;
  /** Whether any product has a category: a constant too, so that other shops have no code of them. */
  readonly HAS_CATEGORIES: boolean;
  /** Whether the list of all products is long enough to be sorted and filtered. */
  readonly HAS_LONG_LISTS: boolean;
  /** Whether the shop compares prices by amounts. */
  readonly HAS_UNIT_PRICES: boolean;
  /** Whether any product's file has its sizes. */
  readonly HAS_SIZES: boolean;
  /** Whether any product's photos are shown whole. */
  readonly HAS_WHOLE: boolean;
  readonly HAS_SEASONS: boolean;
  readonly HAS_FOOD: boolean;
  /** Width to height of the shop's drawn name; 0 without a drawing. */
  readonly WORDMARK_RATIO: number;
  /** The ends of the addresses of the owner's own pages. */
  readonly PAGES: readonly string[];
  /** The days of the shop's holiday. */
  readonly CLOSED: { readonly from: string; readonly to: string } | null;
  /** Whether charge, ways to pay or what is sent depend on where an order goes. */
  readonly HAS_ZONES: boolean;
  /** Whether parcels leave on some days, orders have a closing time, or a product takes longer. */
  readonly HAS_SENDING_DAYS: boolean;
  /** Whether a product or a zone has a rate of tax of its own. */
  readonly HAS_TAX_RATES: boolean;
  /** Whether the shop has public offers. */
  readonly HAS_OFFERS: boolean;
  /** Whether the shop has Sign Up, and letters to subscribe to. */
  readonly HAS_SIGN_UP: boolean;
  readonly HAS_NEWSLETTER: boolean;
}
interface ImportMetaEnv extends ShopConstants {}
