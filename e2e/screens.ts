import type { Page } from '@playwright/test';
import { expect, open, store } from './shop.ts';

/** A screen, or a state of it that a shopper reaches: a dialog, a toast, a form with mistakes. */
type Screen = {
  readonly name: string;
  readonly address: string;
  readonly isFilled?: boolean;
  /** What the test does once the page is hydrated. */
  readonly reach?: (page: Page) => Promise<void>;
};

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const search = async (page: Page, text: string) => {
  await press(page, 'Search');
  await page.getByPlaceholder('Search for Product').fill(text);
};
const isShown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Every screen, as a phone shows it: axe, large text, targets and moves while loading are checked on each. */
export const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'all products', address: '/products' },
  { name: 'products that a search finds', address: '/products?search=kit' },
  { name: 'sale products', address: '/sales' },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'help', address: '/help' },
  { name: 'a product', address: '/product/6' },
  { name: 'a page of the owner’s own', address: '/layer-your-skincare' },
  { name: 'a wishlist', address: '/wishlist', isFilled: true },
  { name: 'the empty wishlist', address: '/wishlist' },
  { name: 'a cart', address: '/cart', isFilled: true },
  { name: 'the empty cart', address: '/cart' },
  { name: 'the checkout', address: '/checkout', isFilled: true },
  { name: 'the checkout of an empty cart', address: '/checkout' },
  { name: 'an unknown address', address: '/nowhere' },
  { name: 'an unknown product', address: '/product/99' },
  { name: 'a Hindi product', address: '/hi/product/6' },
  { name: 'a Hindi checkout', address: '/hi/checkout', isFilled: true },
  {
    name: 'how a product is shipped',
    address: '/product/1',
    reach: (page) => page.getByRole('tab', { name: 'SHIPPING & RETURN' }).click(),
  },
  {
    name: 'a picture at full size',
    address: '/product/6',
    reach: (page) => press(page, 'See the picture larger'),
  },
  {
    name: 'a cart that a link offers',
    address: '/cart?products=1:2,4:1,77',
    isFilled: true,
    reach: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the question before clearing',
    address: '/help',
    isFilled: true,
    reach: (page) => press(page, 'Delete my data in this browser'),
  },
  {
    name: 'the placed order',
    address: '/checkout',
    isFilled: true,
    reach: async (page) => {
      await press(page, 'Place Order');
      await isShown(page, 'Your order has been placed successfully!');
    },
  },
  { name: 'the menu', address: '/products', reach: (page) => press(page, 'Menu') },
  {
    name: 'Sign Up with everything missing',
    address: '/help',
    reach: async (page) => {
      await press(page, 'Account');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    },
  },
  { name: 'Search with results', address: '/help', reach: (page) => search(page, 'i') },
  { name: 'close results', address: '/help', reach: (page) => search(page, 'nightcream') },
  {
    name: 'a product dialog and its toast',
    address: '/help',
    reach: async (page) => {
      await search(page, 'algae');
      await page.getByRole('dialog').getByRole('button', { name: /Algae/ }).click();
      await press(page, 'ADD TO CART');
      await isShown(page, 'Added to Cart!');
    },
  },
  { name: 'an empty message, sent', address: '/contact', reach: (page) => press(page, 'Send') },
  {
    name: 'a removed line and its Undo',
    address: '/cart',
    isFilled: true,
    reach: async (page) => {
      await press(page, /^Remove /);
      await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    },
  },
];

/** What a phone is to a page; nothing moves, so that each look at it finds the same. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

export async function reachScreen(page: Page, { address, isFilled, reach }: Screen): Promise<void> {
  if (isFilled) {
    await store(page, 'cart', [{ id: 4, quantity: 996 }, { id: 6, quantity: 2 }, { id: 1 }]);
    await store(page, 'wishlist', [{ id: 6 }, { id: 1 }, { id: 9 }, { id: 10 }, { id: 3 }]);
  }
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  await reach?.(page);
}
