import type { Chance } from './random.ts';
import type { Visit } from './visit.ts';

const addresses = [
  '/',
  '/products',
  '/products?filter=new',
  '/products?filter=sale',
  '/products?filter=low',
  '/products?filter=none-of-these',
  '/sales',
  '/about',
  '/contact',
  '/wishlist',
  '/cart',
  '/checkout',
  '/help',
  '/help#returns',
  '/shop',
  '/no-such-page',
  '/product/abc',
  '/product/11',
  '/index.html',
  '/products/index.html',
  '/product/%31',
  '//',
  '//evil.example/x?a=1',
  '///products',
  '/products//',
  '/..%2fcart',
] as const;

export const anAddress = (chance: Chance) =>
  chance.happens(0.4) ? `/product/${chance.integer(1, 10)}` : chance.one(addresses);

/** Screens on which something can be bought at once. */
export const aShopAddress = (chance: Chance) =>
  chance.one([`/product/${chance.integer(1, 10)}`, '/products', '/sales', '/']);

export async function goTo(visit: Visit, address: string): Promise<void> {
  visit.note(`open ${address}`);
  await visit.page.goto(visit.origin + address, { waitUntil: 'commit' });
}
