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
  /** The ends of the addresses of the owner's own pages. */
  readonly PAGES: readonly string[];
  /** The days of the shop's holiday. */
  readonly CLOSED: { readonly from: string; readonly to: string } | null;
  /** Whether the shop has public offers. */
  readonly HAS_OFFERS: boolean;
  /** Whether the shop has Sign Up, and letters to subscribe to. */
  readonly HAS_SIGN_UP: boolean;
  readonly HAS_LETTERS: boolean;
}
interface ImportMetaEnv extends ShopConstants {}

/** The data of the shop's folder, as plugins/shop.ts serves it: one export for each field. */
declare module '#shop/settings' {
  type All = import('#shop-data/fields/schema.ts').ShopContent['settings'];
  const settings: Omit<All, 'categories'> & {
    /** Those that have a product. */
    readonly categories: readonly { readonly slug: string; readonly name: string }[];
    /** Where the shop sends to, and what its checkout asks for there. */
    readonly country: string;
    readonly phoneForm: import('#shop-data/fields/kinds/phone.ts').PhoneForm;
    readonly asks: readonly import('./ordering/buyer.ts').BuyerField[];
    /** What follows from the currency. */
    readonly priceFormat: import('./ordering/money.ts').PriceFormat;
  };
  export = settings;
}
declare module '#shop/keys' {
  /** By what a choice is kept in all languages: its name in the first one, at the same place of the list. */
  export const keys: { readonly regions: readonly string[]; readonly payments: readonly string[] };
}
declare module '#shop/pinStates' {
  /** Of a shop in India alone. */
  export const pinStates: import('./ordering/pinCode.ts').PinStates | undefined;
}
declare module '#shop/languages' {
  type Language = import('#shop-data/read/languages.ts').Language;
  /** The languages of the shop; the first one is at the root. */
  export const allLanguages: readonly Language[];
  /** Those that this bundle is not written in. */
  export const otherLanguages: readonly Language[];
}
declare module '#shop/policies' {
  export const policies: import('#shop-data/fields/schema.ts').ShopContent['policies'];
}
declare module '#shop/home' {
  type Home = import('#shop-data/fields/schema.ts').AppContent['home'];
  export const sharing: Home['sharing'];
  export const slideText: Home['slideText'];
  export const parts: Home['parts'];
  /** What a part of the home page has. */
  export type HomePart<Name extends keyof Part> = NonNullable<Part[Name]>;
  type Part = NonNullable<Home['parts']>[number];
}
declare module '#shop/about' {
  const about: import('#shop-data/fields/schema.ts').AppContent['about'];
  export = about;
}
declare module '#shop/contact' {
  const contact: import('#shop-data/fields/schema.ts').AppContent['contact'];
  export = contact;
}
declare module '#shop/help' {
  const help: import('#shop-data/fields/schema.ts').AppContent['help'];
  export = help;
}
declare module '#shop/words' {
  const words: import('#shop-data/fields/schema.ts').AppContent['words'];
  export = words;
}
declare module '#shop/products' {
  type Products = readonly import('./catalogue/product.ts').Product[];
  /** Each size of a product is one of its own. */
  export const catalogue: Products;
  /** What lists show: all sizes of a product are one. */
  export const listed: Products;
}
declare module '#shop/stocks' {
  /** How many there are of each product, by its id, where the shop counts them. */
  export const stocks: ReadonlyMap<string, { readonly stock?: number }>;
}
declare module '#shop/details' {
  /** Loads what only the page of the product with this id needs; nothing for another id. */
  export function loadDetails(
    id: string,
  ): Promise<import('./catalogue/product.ts').ProductDetails | undefined>;
}
declare module '#shop/attributes' {
  export const attributes: readonly import('./catalogue/attributes.ts').Attribute[];
}
declare module '#shop/categories' {
  /** What search engines show of each category, by its slug. */
  export const descriptions: ReadonlyMap<string, string>;
}
declare module '#shop/seller' {
  export const seller: import('#shop-data/fields/schema.ts').ShopContent['settings']['seller'];
}
declare module '#shop/seller-line' {
  /** Name and address of who sells, for a printed order. */
  export const sellerLine: string | undefined;
}
declare module '#shop/pages' {
  /** The heads of the owner's own pages, by the ends of their addresses. */
  export const pages: ReadonlyMap<string, { readonly title: string; readonly description: string }>;
}
declare module '#shop/page' {
  /** Loads the text of a page of the owner's own; nothing for another address. */
  export function loadPage(
    slug: string,
  ): Promise<import('./catalogue/ownPage.ts').OwnPage | undefined>;
}
declare module '#shop/theme' {
  export const paper: { readonly light: string; readonly dark: string };
  /** The grounds on which light text can be read better. */
  export const darkGrounds: readonly string[];
}
declare module '#shop/files' {
  /** The drawn name as a group with the id `mark`; empty in a shop without one. */
  export const wordmark: string;
  /** The `viewBox` of the drawn name. */
  export const wordmarkBox: string | undefined;
  /** The marks of cards, each a group with its own id. */
  export const cards: string;
}
