import { readdirSync } from 'node:fs';
import { isValidElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as enAbout from './en/about.ts';
import * as hiAbout from './hi/about.ts';
import * as enAvailability from './en/availability.ts';
import * as hiAvailability from './hi/availability.ts';
import * as enBrowse from './en/browse.ts';
import * as hiBrowse from './hi/browse.ts';
import * as enCart from './en/cart.tsx';
import * as hiCart from './hi/cart.tsx';
import * as enCartOffer from './en/cartOffer.ts';
import * as hiCartOffer from './hi/cartOffer.ts';
import * as enCategory from './en/category.ts';
import * as hiCategory from './hi/category.ts';
import * as enCheckout from './en/checkout.tsx';
import * as enClear from './en/clear.ts';
import * as hiCheckout from './hi/checkout.tsx';
import * as hiClear from './hi/clear.ts';
import * as enContact from './en/contact.ts';
import * as hiContact from './hi/contact.ts';
import * as enCounts from './en/counts.ts';
import * as hiCounts from './hi/counts.ts';
import * as enFacts from './en/facts.ts';
import * as hiFacts from './hi/facts.ts';
import * as enFields from './en/fields.ts';
import * as hiFields from './hi/fields.ts';
import * as enFooter from './en/footer.ts';
import * as hiFooter from './hi/footer.ts';
import * as enHeader from './en/header.ts';
import * as hiHeader from './hi/header.ts';
import * as enHome from './en/home.ts';
import * as hiHome from './hi/home.ts';
import * as enLines from './en/lines.ts';
import * as hiLines from './hi/lines.ts';
import * as enLinks from './en/links.ts';
import * as hiLinks from './hi/links.ts';
import * as enNotFound from './en/notFound.ts';
import * as hiNotFound from './hi/notFound.ts';
import * as enOrderText from './en/orderText.ts';
import * as hiOrderText from './hi/orderText.ts';
import * as enOrders from './en/orders.ts';
import * as hiOrders from './hi/orders.ts';
import * as enPictureView from './en/pictureView.ts';
import * as hiPictureView from './hi/pictureView.ts';
import * as enPolicies from './en/policies.ts';
import * as hiPolicies from './hi/policies.ts';
import * as enProduct from './en/product.ts';
import * as hiProduct from './hi/product.ts';
import * as enProductPage from './en/productPage.ts';
import * as enRecent from './en/recent.ts';
import * as hiProductPage from './hi/productPage.ts';
import * as hiRecent from './hi/recent.ts';
import * as enScreenToasts from './en/screenToasts.ts';
import * as enSharedWishlist from './en/sharedWishlist.ts';
import * as hiScreenToasts from './hi/screenToasts.ts';
import * as hiSharedWishlist from './hi/sharedWishlist.ts';
import * as enSearch from './en/search.ts';
import * as hiSearch from './hi/search.ts';
import * as enShell from './en/shell.ts';
import * as hiShell from './hi/shell.ts';
import * as enSignUp from './en/signUp.tsx';
import * as hiSignUp from './hi/signUp.tsx';
import * as enSite from './en/site.ts';
import * as hiSite from './hi/site.ts';
import * as enSums from './en/sums.ts';
import * as hiSums from './hi/sums.ts';
import * as enTax from './en/tax.ts';
import * as hiTax from './hi/tax.ts';
import * as enToasts from './en/toasts.ts';
import * as hiToasts from './hi/toasts.ts';
import * as enUi from './en/ui.ts';
import * as hiUi from './hi/ui.ts';
import * as enWishlist from './en/wishlist.tsx';
import * as hiWishlist from './hi/wishlist.tsx';

/** The same words in another language: any text, and any function with the same arguments. */
type Words<English> = { readonly [Name in keyof English]: Word<English[Name]> };
type Word<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Word<Text>
    : English extends Readonly<Record<string, unknown>>
      ? Words<English>
      : English;

/** With this, a word that is missing in a language, or left over, does not compile. */
function translated<
  English extends object,
  Other extends Words<English> & Record<Exclude<keyof Other, keyof English>, never>,
>(english: English, other: Other) {
  return { english, other };
}

const parts = {
  about: translated(enAbout, hiAbout),
  availability: translated(enAvailability, hiAvailability),
  browse: translated(enBrowse, hiBrowse),
  cart: translated(enCart, hiCart),
  cartOffer: translated(enCartOffer, hiCartOffer),
  category: translated(enCategory, hiCategory),
  checkout: translated(enCheckout, hiCheckout),
  clear: translated(enClear, hiClear),
  contact: translated(enContact, hiContact),
  counts: translated(enCounts, hiCounts),
  facts: translated(enFacts, hiFacts),
  fields: translated(enFields, hiFields),
  footer: translated(enFooter, hiFooter),
  header: translated(enHeader, hiHeader),
  home: translated(enHome, hiHome),
  lines: translated(enLines, hiLines),
  links: translated(enLinks, hiLinks),
  notFound: translated(enNotFound, hiNotFound),
  orderText: translated(enOrderText, hiOrderText),
  orders: translated(enOrders, hiOrders),
  pictureView: translated(enPictureView, hiPictureView),
  policies: translated(enPolicies, hiPolicies),
  product: translated(enProduct, hiProduct),
  productPage: translated(enProductPage, hiProductPage),
  recent: translated(enRecent, hiRecent),
  screenToasts: translated(enScreenToasts, hiScreenToasts),
  search: translated(enSearch, hiSearch),
  sharedWishlist: translated(enSharedWishlist, hiSharedWishlist),
  shell: translated(enShell, hiShell),
  signUp: translated(enSignUp, hiSignUp),
  site: translated(enSite, hiSite),
  sums: translated(enSums, hiSums),
  tax: translated(enTax, hiTax),
  toasts: translated(enToasts, hiToasts),
  ui: translated(enUi, hiUi),
  wishlist: translated(enWishlist, hiWishlist),
};

/** Every text of a module; a function is called with the names of what it is given. */
function textsOf(words: object): readonly string[] {
  return Object.values(words).flatMap((word: unknown): readonly string[] => {
    if (typeof word === 'string') return [word];
    if (isValidElement<object>(word)) return textsOf(word.props);
    if (typeof word === 'function') return textsOf({ text: word(2, 3, 4) as unknown });
    return typeof word === 'object' && word !== null ? textsOf(word) : [];
  });
}

describe('Words', () => {
  test('each feature has the same words in every language', () => {
    const files = (language: string) => readdirSync(`app/strings/${language}`).toSorted();
    expect(files('hi')).toEqual(files('en'));
    expect(Object.keys(parts)).toHaveLength(files('en').length);
    for (const { english, other } of Object.values(parts)) {
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    }
  });

  test('every Hindi text is in Devanagari, and keeps each number and name that it is given', () => {
    const texts = Object.values(parts).flatMap(({ other }) => textsOf(other));
    expect(texts.length).toBeGreaterThan(150);
    const inLatin = texts.filter((text) => /[a-z]/i.test(text) && !/[\u0900-\u097f]/.test(text));
    expect(inLatin).toEqual(['MM / YY', 'MRP', 'SKU']);
    for (const { english, other } of Object.values(parts)) {
      for (const [name, word] of Object.entries(english) as [string, unknown][]) {
        if (typeof word !== 'function') continue;
        const translation = (other as Record<string, unknown>)[name] as typeof word;
        const given = ['first', 'second', 'third'];
        const said = (text: unknown) =>
          given.filter((one) => JSON.stringify(text ?? '').includes(one));
        expect([name, said(translation(...given))]).toEqual([name, said(word(...given))]);
      }
    }
  });

  test('in Hindi too, one is counted in the singular and every other number in the plural', () => {
    expect(hiCartOffer.yourCartHas(1)).toBe('आपके कार्ट में 1 आइटम है।');
    expect(hiCartOffer.yourCartHas(2)).toBe('आपके कार्ट में 2 आइटम हैं।');
    expect(hiWishlist.kept(1)).toBe('इस ब्राउज़र में 1 प्रोडक्ट सेव है');
    expect(hiWishlist.kept(3)).toBe('इस ब्राउज़र में 3 प्रोडक्ट सेव हैं');
    expect(hiSharedWishlist.added(1)).toContain('जोड़ा गया');
    expect(hiSharedWishlist.added(2)).toContain('जोड़े गए');
    expect(hiCartOffer.morePartsUnused(1)).toContain('हिस्सा');
    expect(hiCartOffer.morePartsUnused(2)).toContain('हिस्से');
    expect(hiSearch.closeCount(1)).toContain('मिलता-जुलता');
    expect(hiSearch.closeCount(2)).toContain('मिलते-जुलते');
  });

  test('one is counted in the singular, none and every other number in the plural', () => {
    expect(enCounts.productCount(1)).toBe('1 product');
    expect(enCounts.productCount(0)).toBe('0 products');
    expect(enCounts.itemCount(1)).toBe('1 item');
    expect(enCounts.itemCount(11)).toBe('11 items');
  });

  test('a tax that is added is called by its name, and one that prices contain is called included', () => {
    expect(enTax.taxLabel('VAT', 19, false)).toBe('VAT (19%)');
    expect(enTax.taxLabel('VAT', 19, true)).toBe('Includes VAT (19%)');
  });
});
