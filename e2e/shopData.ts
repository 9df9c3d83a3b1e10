import { currentShop } from '#reader/read/readShop.ts';
import type { ShopContent } from '#reader/fields/schema.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';

const shop = await currentShop();

type Complete<Part> = Part extends object
  ? { readonly [Field in keyof Part]-?: Complete<NonNullable<Part[Field]>> }
  : Part;
/** The tested shops leave out no part of a page; e2e/hosting/publish.spec.ts builds one that leaves out all. */
type Tested = {
  readonly [File in keyof ShopContent]: File extends 'settings'
    ? Settings & Complete<Pick<Settings, 'socialProfile' | 'contact'>>
    : Complete<ShopContent[File]>;
};

/** The data of the shop that is tested, as its owner has written it. */
export const { settings, help, words } = shop.content as Tested;

export const homeParts = shop.content.home.parts ?? [];
/** The parts of the home page by their names; of two of a kind, the first. */
export const home = Object.assign({}, ...homeParts.toReversed()) as Complete<
  (typeof homeParts)[number]
>;

/** Its products; prices are in hundredths of the currency. */
export const { products } = shop;
