import { currentShop } from '../build/shop/currentShop.ts';

const shop = await currentShop();

/** The data of the shop that is tested, as its owner has written it. */
export const { settings, policies, about, help, home, theme, words } = shop.content;

/** Its products; prices are in hundredths of the currency. */
export const { products } = shop;
