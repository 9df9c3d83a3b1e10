import { type Page, expect } from '@playwright/test';
import * as browse from '../../app/strings/hi/browse.ts';
import * as cart from '../../app/strings/hi/cart.tsx';
import * as checkout from '../../app/strings/hi/checkout.tsx';
import * as contact from '../../app/strings/hi/contact.ts';
import * as counts from '../../app/strings/hi/counts.ts';
import * as header from '../../app/strings/hi/header.ts';
import * as lines from '../../app/strings/hi/lines.ts';
import * as pictureView from '../../app/strings/hi/pictureView.ts';
import * as product from '../../app/strings/hi/product.ts';
import * as productPage from '../../app/strings/hi/productPage.ts';
import * as screenToasts from '../../app/strings/hi/screenToasts.ts';
import * as search from '../../app/strings/hi/search.ts';
import * as sharedWishlist from '../../app/strings/hi/sharedWishlist.ts';
import * as shell from '../../app/strings/hi/shell.ts';
import * as signUp from '../../app/strings/hi/signUp.tsx';
import * as toasts from '../../app/strings/hi/toasts.ts';
import * as ui from '../../app/strings/hi/ui.ts';
import * as wishlist from '../../app/strings/hi/wishlist.tsx';
import { currentShop } from '../../shop-data/currentShop.ts';
import { findStrangers, foreignTo } from './scripts.ts';

const words = {
  browse,
  cart,
  checkout,
  contact,
  counts,
  header,
  lines,
  pictureView,
  product,
  productPage,
  screenToasts,
  search,
  sharedWishlist,
  shell,
  signUp,
  toasts,
  ui,
  wishlist,
};

const { products, content } = await currentShop('hi');

/** What the journeys need to run in Hindi: its words, its texts of the shop, its addresses. */
export const spoken = {
  words,
  content,
  /** The name of a product, with its variant. */
  nameOf: (id: number) => {
    const { name, variant } = products.find((product) => product.id === id) ?? {};
    return [name, variant].filter((part) => part !== undefined).join(', ');
  },
  /** Nothing that the page shows or says now is in another language. */
  expectOwnScript: async (page: Page) => {
    expect(await page.evaluate(findStrangers, foreignTo.hi)).toEqual([]);
  },
  expectTitle: (page: Page, title: string) =>
    expect(page).toHaveTitle(`${title} · ${content.settings.name}`),
};
