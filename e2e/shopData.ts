import { readShop } from '../build/shop/readShop.ts';
import { filesOf, shopFolder } from '../build/shop/shopFiles.ts';

const { shop, problems } = await readShop(filesOf(shopFolder()));
if (!shop) throw new Error(problems.join('\n'));

/** The data of the shop that is tested, as its owner has written it. */
export const { settings, policies, about, theme } = shop.content;
