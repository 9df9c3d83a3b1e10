import { type Page, expect } from '@playwright/test';
import * as enBrowse from '../../app/words/en/browse.ts';
import * as enCart from '../../app/words/en/cart.tsx';
import * as enCheckout from '../../app/words/en/checkout.tsx';
import * as enContact from '../../app/words/en/contact.ts';
import * as enCounts from '../../app/words/en/counts.ts';
import * as enHeader from '../../app/words/en/header.ts';
import * as enLines from '../../app/words/en/lines.ts';
import * as enPictureView from '../../app/words/en/pictureView.ts';
import * as enProduct from '../../app/words/en/product.ts';
import * as enProductPage from '../../app/words/en/productPage.ts';
import * as enScreenToasts from '../../app/words/en/screenToasts.ts';
import * as enSearch from '../../app/words/en/search.ts';
import * as enSharedWishlist from '../../app/words/en/sharedWishlist.ts';
import * as enShell from '../../app/words/en/shell.ts';
import * as enSignUp from '../../app/words/en/signUp.tsx';
import * as enToasts from '../../app/words/en/toasts.ts';
import * as enUi from '../../app/words/en/ui.ts';
import * as enWishlist from '../../app/words/en/wishlist.tsx';
import * as hiBrowse from '../../app/words/hi/browse.ts';
import * as hiCart from '../../app/words/hi/cart.tsx';
import * as hiCheckout from '../../app/words/hi/checkout.tsx';
import * as hiContact from '../../app/words/hi/contact.ts';
import * as hiCounts from '../../app/words/hi/counts.ts';
import * as hiHeader from '../../app/words/hi/header.ts';
import * as hiLines from '../../app/words/hi/lines.ts';
import * as hiPictureView from '../../app/words/hi/pictureView.ts';
import * as hiProduct from '../../app/words/hi/product.ts';
import * as hiProductPage from '../../app/words/hi/productPage.ts';
import * as hiScreenToasts from '../../app/words/hi/screenToasts.ts';
import * as hiSearch from '../../app/words/hi/search.ts';
import * as hiSharedWishlist from '../../app/words/hi/sharedWishlist.ts';
import * as hiShell from '../../app/words/hi/shell.ts';
import * as hiSignUp from '../../app/words/hi/signUp.tsx';
import * as hiToasts from '../../app/words/hi/toasts.ts';
import * as hiUi from '../../app/words/hi/ui.ts';
import * as hiWishlist from '../../app/words/hi/wishlist.tsx';
import { currentShop } from '../../shop-data/currentShop.ts';
import { hydrated } from '../shop.ts';
import { hydratedInHindi } from './hindi.ts';
import { findStrangers, foreignTo } from './scripts.ts';

const words = {
  en: {
    browse: enBrowse,
    cart: enCart,
    checkout: enCheckout,
    contact: enContact,
    counts: enCounts,
    header: enHeader,
    lines: enLines,
    pictureView: enPictureView,
    product: enProduct,
    productPage: enProductPage,
    screenToasts: enScreenToasts,
    search: enSearch,
    sharedWishlist: enSharedWishlist,
    shell: enShell,
    signUp: enSignUp,
    toasts: enToasts,
    ui: enUi,
    wishlist: enWishlist,
  },
  hi: {
    browse: hiBrowse,
    cart: hiCart,
    checkout: hiCheckout,
    contact: hiContact,
    counts: hiCounts,
    header: hiHeader,
    lines: hiLines,
    pictureView: hiPictureView,
    product: hiProduct,
    productPage: hiProductPage,
    screenToasts: hiScreenToasts,
    search: hiSearch,
    sharedWishlist: hiSharedWishlist,
    shell: hiShell,
    signUp: hiSignUp,
    toasts: hiToasts,
    ui: hiUi,
    wishlist: hiWishlist,
  },
};

async function speak(code: 'en' | 'hi') {
  const { products, content } = await currentShop(code);
  const said = words[code];
  const address = (path: string) => (code === 'en' ? path : `/${code}${path}`);
  const whenHydrated = code === 'en' ? hydrated : hydratedInHindi;
  return {
    code,
    words: said,
    content,
    /** The name of a product, with its variant. */
    nameOf: (id: number) => {
      const { name, variant } = products.find((product) => product.id === id) ?? {};
      return [name, variant].filter((part) => part !== undefined).join(', ');
    },
    address,
    whenHydrated,
    open: async (page: Page, path: string) => {
      await page.goto(address(path));
      await whenHydrated(page);
    },
    /** Nothing that the page shows or says now is in another language. */
    expectOwnScript: async (page: Page) => {
      expect(await page.evaluate(findStrangers, foreignTo[code])).toEqual([]);
    },
    expectTitle: (page: Page, title: string) =>
      expect(page).toHaveTitle(`${title} · ${content.settings.name}`),
  };
}

/** What the journeys need to run in each language: its words, its texts of the shop, its addresses. */
export const spokenLanguages = [await speak('en'), await speak('hi')] as const;
