import { type Reading, readShop } from '#shop-data/read/readShop.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';
import { findHints } from './findHints.ts';

/** A shop with all that its owner should know before publishing it, or what is wrong with it (SPEC 14.3). */
export async function readWithHints(files: ShopFiles): Promise<Reading> {
  const reading = await readShop(files);
  const { shop, opened, hints } = reading;
  if (!shop || !opened) return reading;
  return { ...reading, hints: [...hints, ...findHints(files, shop, opened)] };
}
