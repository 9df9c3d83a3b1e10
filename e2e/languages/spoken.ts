import { type Page, expect } from '@playwright/test';
import * as enBrowse from '../../app/strings/en/browse.ts';
import * as enCart from '../../app/strings/en/cart.tsx';
import * as enCheckout from '../../app/strings/en/checkout.tsx';
import * as enContact from '../../app/strings/en/contact.ts';
import * as enCounts from '../../app/strings/en/counts.ts';
import * as enHeader from '../../app/strings/en/header.ts';
import * as enLines from '../../app/strings/en/lines.ts';
import * as enPictureView from '../../app/strings/en/pictureView.ts';
import * as enProduct from '../../app/strings/en/product.ts';
import * as enProductPage from '../../app/strings/en/productPage.ts';
import * as enScreenToasts from '../../app/strings/en/screenToasts.ts';
import * as enSearch from '../../app/strings/en/search.ts';
import * as enSharedWishlist from '../../app/strings/en/sharedWishlist.ts';
import * as enShell from '../../app/strings/en/shell.ts';
import * as enSignUp from '../../app/strings/en/signUp.tsx';
import * as enToasts from '../../app/strings/en/toasts.ts';
import * as enUi from '../../app/strings/en/ui.ts';
import * as enWishlist from '../../app/strings/en/wishlist.tsx';
import * as hiBrowse from '../../app/strings/hi/browse.ts';
import * as hiCart from '../../app/strings/hi/cart.tsx';
import * as hiCheckout from '../../app/strings/hi/checkout.tsx';
import * as hiContact from '../../app/strings/hi/contact.ts';
import * as hiCounts from '../../app/strings/hi/counts.ts';
import * as hiHeader from '../../app/strings/hi/header.ts';
import * as hiLines from '../../app/strings/hi/lines.ts';
import * as hiPictureView from '../../app/strings/hi/pictureView.ts';
import * as hiProduct from '../../app/strings/hi/product.ts';
import * as hiProductPage from '../../app/strings/hi/productPage.ts';
import * as hiScreenToasts from '../../app/strings/hi/screenToasts.ts';
import * as hiSearch from '../../app/strings/hi/search.ts';
import * as hiSharedWishlist from '../../app/strings/hi/sharedWishlist.ts';
import * as hiShell from '../../app/strings/hi/shell.ts';
import * as hiSignUp from '../../app/strings/hi/signUp.tsx';
import * as hiToasts from '../../app/strings/hi/toasts.ts';
import * as hiUi from '../../app/strings/hi/ui.ts';
import * as hiWishlist from '../../app/strings/hi/wishlist.tsx';
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
