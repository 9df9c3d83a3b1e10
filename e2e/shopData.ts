import { readShop } from '../build/shop/readShop.ts';
import { filesOf, shopFolder } from '../build/shop/shopFiles.ts';

const { shop, problems } = await readShop(filesOf(shopFolder()));
if (!shop) throw new Error(problems.join('\n'));

/** The data of the shop that is tested, as its owner has written it. */
export const { settings, policies, about, help, home, theme, words } = shop.content;

/** Its products; prices are in hundredths of the currency. */
export const { products } = shop;
