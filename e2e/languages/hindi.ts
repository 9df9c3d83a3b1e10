import { type Page, expect } from '@playwright/test';
import * as header from '../../app/strings/hi/header.tsx';
import { readShop } from '../../shop-data/readShop.ts';
import { filesOf } from '../../shop-data/shopFiles.ts';
import { shopFolder } from '../../shop-data/shopFolder.mjs';

const { shop } = await readShop(filesOf(shopFolder()));

/** The products as the Hindi pages show them; none in a shop without such pages. */
export const products = shop?.translations.get('hi')?.products ?? [];

/** The Hindi page of a path. */
export function inHindi(path: string): string {
  return `/hi${path}`;
}

/** Opens a Hindi page and waits until it is hydrated: its badges know their counts. */
export async function openHindi(page: Page, path: string): Promise<void> {
  await page.goto(inHindi(path));
  await hydratedInHindi(page);
}

export async function hydratedInHindi(page: Page): Promise<void> {
  const cart = page.getByRole('link', { name: new RegExp(`^${header.cart}, \\d+ `) });
  await expect(cart.first()).toBeAttached();
}
