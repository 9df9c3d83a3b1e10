import { existsSync, readFileSync } from 'node:fs';

/** The file in which `npm run new-shop` notes the name of the owner's folder. */
export const choiceFile = 'shop.txt';

/**
 * The folder of the current shop: what SHOP_FOLDER names, else what `shop.txt` names, else `shop`.
 *
 * @returns {string}
 */
export function shopFolder() {
  const chosen = existsSync(choiceFile) ? readFileSync(choiceFile, 'utf8').trim() : '';
  return (process.env['SHOP_FOLDER'] ?? (chosen || 'shop')).replace(/\/+$/, '');
}

/** Each command says first which shop it is about (SPEC 14.60). */
export function sayShop() {
  console.log(`Shop: ${shopFolder()}`);
}
