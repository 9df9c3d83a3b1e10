import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as shell from './en/shell.ts';
import * as cart from './hi/cart.tsx';
import * as cartOffer from './hi/cartOffer.ts';
import * as checkout from './hi/checkout.tsx';
import * as productPage from './hi/productPage.ts';
import * as products from './hi/products.ts';
import * as toasts from './hi/toasts.ts';
import * as wishlist from './hi/wishlist.tsx';

const files = (language: string) => readdirSync(`app/strings/${language}`).toSorted();
const load = (language: string, file: string): Promise<Record<string, unknown>> =>
  import(`./${language}/${file}`);

/** Each Hindi sentence about a product, by its name. */
const aboutProducts: readonly ((name: string) => string)[] = [
  Object.values(toasts.productToasts.home).flatMap(({ added, alreadyThere }) => [
    added,
    alreadyThere,
  ]),
  [toasts.addedFromWishlist, toasts.backInCart, toasts.backOnWishlist, wishlist.addOneNamed],
  [products.addToCartNamed, products.addToWishlistNamed, products.chooseSizeNamed],
  [products.outOfStockNamed, products.removeNamed, products.quantityOf, checkout.goneFromOrder],
  [productPage.questionAbout, productPage.picturesOf, cart.gone, cartOffer.repeated],
  [(name: string) => cartOffer.quantityReadAs('x', name, 2)],
  [(name: string) => cart.priceChanged(name, '₹2', '₹1')],
  [(name: string) => productPage.askText(name, 'x')],
].flat();

describe('Strings', () => {
  test('every language has the same ones, which keep what they are given', async () => {
    expect(files('hi')).toEqual(files('en'));
    for (const file of files('en')) {
      const [english, hindi] = await Promise.all([load('en', file), load('hi', file)]);
      expect([file, ...Object.keys(hindi)].toSorted()).toEqual(
        [file, ...Object.keys(english)].toSorted(),
      );
      for (const [name, string] of Object.entries(english)) {
        const other = hindi[name];
        expect([name, typeof other]).toEqual([name, typeof string]);
        if (typeof string !== 'function' || typeof other !== 'function') continue;
        const given = ['first', 'second', 'third'];
        const kept = (text: unknown) =>
          given.filter((one) => JSON.stringify(text ?? '').includes(one));
        expect([name, kept(other(...given))]).toEqual([name, kept(string(...given))]);
      }
    }
  });

  test('one is counted in the singular, none and every other number in the plural', () => {
    expect([0, 1, 2].map(shell.productCount)).toEqual(['0 products', '1 product', '2 products']);
    expect(cartOffer.yourCartHas(1)).toContain('आइटम है');
    expect(cartOffer.yourCartHas(2)).toContain('आइटम हैं');
    expect(wishlist.kept(1)).toContain('प्रोडक्ट सेव है');
    expect(wishlist.kept(3)).toContain('प्रोडक्ट सेव हैं');
  });

  // A verb, an adjective or a postposition beside a name would have to follow its gender, number or case.
  test.each([
    ['feminine', 'रेटिनॉल वाली नाइट क्रीम'],
    ['masculine', 'एल्गी वाला फ़ेस वॉश'],
    ['plural', 'चाँदी के झुमके'],
  ])('a %s name stands alone in each Hindi sentence about a product', (_kind, name) => {
    const alone = new RegExp(`(?:^|[:“] ?)${name}(?:$|[:।,\n])`);
    for (const sentence of aboutProducts) expect(sentence(name)).toMatch(alone);
  });
});
