import { screensOf } from '#address/screens.ts';
import { categories } from './catalogue.ts';
import { ownPages, settings } from './shopData.ts';

/** An address for each screen of the shop's own list: a product for all products, and an unknown one. */
export const pages: readonly string[] = screensOf(
  settings.orders?.channel !== 'demonstration',
).flatMap(({ path }) => {
  if (path === '/404') return '/nowhere';
  if (path.endsWith('{slug}')) {
    return categories.slice(0, 1).map(({ slug }) => path.replace('{slug}', slug));
  }
  if (path === '/{page}') return ownPages.slice(0, 1).map((slug) => `/${slug}`);
  return path.replace('{id}', '5');
});
