import type { Page } from '@playwright/test';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { open } from '../shop.ts';

const { shop } = await readShop(filesOf(shopFolder()));

/** The products as the Hindi pages show them; none in a shop without such pages. */
export const products = shop?.translations.get('hi')?.products ?? [];

export function inHindi(path: string): string {
  return `/hi${path}`;
}

export function openHindi(page: Page, path: string): Promise<void> {
  return open(page, inHindi(path));
}
