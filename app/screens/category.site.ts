import { inCategory } from '#domain/category.ts';
import { listed } from '#shop/products';
import { categories } from '#shop/settings';
import { productsPage, productsSharing } from '#shop/words';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  ids: categories.map(({ slug }) => slug),
  sharingPicture: () => productsSharing,
  parents: [{ name: productsPage.title, path: '/products' }],
  structuredData: (slug) => [describeList(inCategory(listed, slug))],
};
