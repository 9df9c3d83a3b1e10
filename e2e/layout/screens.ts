import type { Page } from '@playwright/test';
import { expect, store } from '../shop.ts';

/** A screen, or a state of it that a shopper reaches: a dialog, a toast, a form with errors. */
export type Screen = {
  readonly name: string;
  readonly address: string;
  /** What the storage holds from the start. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** What the test does once the page is hydrated. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The only size that has it: the menu belongs to small screens. */
  readonly only?: 'small' | 'large';
};

const filled = {
  cart: [
    { id: 4, quantity: 996 },
    { id: 6, quantity: 2 },
    { id: 1, quantity: 1 },
  ],
  wishlist: [{ id: 6 }, { id: 1 }, { id: 9 }, { id: 10 }, { id: 3 }],
};

export const screens: readonly Screen[] = [
  { name: 'home', address: '/', kept: filled },
  { name: 'all products', address: '/products' },
  { name: 'new products', address: '/products?filter=new' },
  {
    name: 'products that a search finds',
    address: '/products?search=kit',
    reach: (page) => expect(page.getByText('for "kit"')).toBeVisible(),
  },
  { name: 'sale products', address: '/sales' },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'help', address: '/help' },
  { name: 'a product', address: '/product/6' },
  {
    name: 'how a product is shipped',
    address: '/product/1',
    reach: (page) => page.getByRole('tab', { name: 'SHIPPING & RETURN' }).click(),
  },
  {
    name: 'a picture at full size',
    address: '/product/6',
    reach: async (page) => {
      await press(page, 'See the picture larger');
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  { name: 'a wishlist of five', address: '/wishlist', kept: filled },
  { name: 'a wishlist of one', address: '/wishlist', kept: { wishlist: [{ id: 9 }] } },
  { name: 'the empty wishlist', address: '/wishlist' },
  { name: 'a cart', address: '/cart', kept: filled },
  { name: 'the empty cart', address: '/cart' },
  {
    name: 'a cart that a link offers',
    address: '/cart?products=1:2,4:1,77',
    kept: filled,
    reach: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'recently viewed on the empty cart',
    address: '/cart',
    kept: { 'beau:recent': [6, 4, 1, 9, 10, 3, 5, 8] },
    reach: async (page) => {
      await page.locator('main').getByText('Browse Products').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
    },
  },
  {
    name: 'a shared wishlist',
    address: '/wishlist?products=9,1,4,77',
    kept: filled,
    reach: (page) => expect(page.getByRole('heading', { name: 'Shared wishlist' })).toBeVisible(),
  },
  {
    name: 'the question before clearing',
    address: '/help',
    kept: { ...filled, 'beau:recent': [1] },
    reach: async (page) => {
      await press(page, 'Clear what this browser keeps');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'the checkout', address: '/checkout', kept: filled },
  { name: 'the checkout of an empty cart', address: '/checkout' },
  {
    name: 'the placed order and its toast',
    address: '/checkout',
    kept: filled,
    reach: async (page) => {
      await press(page, 'Place Order');
      await focusToast(page);
    },
  },
  { name: 'an unknown address', address: '/nowhere' },
  { name: 'an unknown product', address: '/product/99' },
  {
    name: 'the menu',
    address: '/products',
    kept: filled,
    only: 'small',
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'Sign Up', address: '/help', reach: (page) => open(page, 'Account') },
  {
    name: 'Sign Up with everything missing',
    address: '/help',
    reach: async (page) => {
      await open(page, 'Account');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    },
  },
  {
    name: 'Search before anything is typed',
    address: '/help',
    reach: (page) => open(page, 'Search'),
  },
  {
    name: 'Search with ten results',
    address: '/help',
    reach: async (page) => {
      await open(page, 'Search');
      await page.getByPlaceholder('Search for Product').fill('i');
      await expect(page.getByText('10 products')).toBeVisible();
    },
  },
  {
    name: 'Search with only close results',
    address: '/help',
    reach: async (page) => {
      await open(page, 'Search');
      await page.getByPlaceholder('Search for Product').fill('nightcream');
      await expect(page.getByText('Close to what you typed').first()).toBeVisible();
    },
  },
  {
    name: 'a product dialog and its toast',
    address: '/help',
    reach: async (page) => {
      await open(page, 'Search');
      await page.getByPlaceholder('Search for Product').fill('algae');
      await page.getByRole('dialog').getByRole('button', { name: /Algae/ }).click();
      await press(page, 'ADD TO CART');
      await focusToast(page);
    },
  },
  {
    name: 'a contact form with everything missing',
    address: '/contact',
    reach: (page) => page.getByRole('button', { name: 'Send' }).click(),
  },
  {
    name: 'a warning, a success and an info toast',
    address: '/products',
    kept: { wishlist: 'unreadable' },
    reach: async (page) => {
      await focusToast(page);
      await press(page, /^Add to Cart/);
      await press(page, /^Add to Cart/);
    },
  },
  {
    name: 'an error toast',
    address: '/cart',
    kept: filled,
    reach: async (page) => {
      await press(page, /^Remove /);
      await focusToast(page);
    },
  },
];

async function open(page: Page, name: 'Account' | 'Search'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses a button without moving mouse or focus, which would stop the time of a toast. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.first().evaluate((element: HTMLElement) => element.click());
}

/** Keeps the toasts on the screen while a test looks at them: a focused toast stays (SPEC 12). */
async function focusToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss message' }).first().focus();
}

/** Opens a screen and brings it into the state that its name says. */
export async function reachScreen(
  page: Page,
  { address, kept = {}, reach }: Screen,
): Promise<void> {
  for (const [key, value] of Object.entries(kept)) await store(page, key, value);
  await page.goto(address);
  await expect(page.locator('a[aria-label^="Cart, "]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await reach?.(page);
}
