import { screenList } from '#address/screens.ts';
import { categories } from './catalogue.ts';
import { ownPages, settings } from './shopData.ts';

/** An address for each screen of the shop's own list: a product for all products, and an unknown one. */
export const pages: readonly string[] = screenList.flatMap(({ path }) => {
  if (path === '/404') return '/nowhere';
  // Only a shop that takes orders has this page.
  if (path === '/orders' && settings.orders?.channel === 'demonstration') return [];
  if (path.endsWith('{slug}')) {
    return categories.slice(0, 1).map(({ slug }) => path.replace('{slug}', slug));
  }
  if (path === '/{page}') return ownPages.slice(0, 1).map((slug) => `/${slug}`);
  return path.replace('{id}', '5');
});
