import type { ViteBuilder } from 'vite';
import type { Shop } from '../../shop-data/readShop.ts';
import type { Language } from '../languages.ts';

/** What each step of a build gets. */
export type Build = {
  readonly builder: ViteBuilder;
  /** What is published. */
  readonly folder: string;
  /** The path that the shop is published under, with a slash at both ends. */
  readonly base: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly shop: Shop;
};
