import { inCategory } from '#catalogue/category.ts';
import { listed } from '#shop/products';
import { categories } from '#shop/settings';
import { productsPage, productsSharing } from '#shop/words';
import type { ScreenBuild } from '#html/ScreenBuild.ts';
import { describeList } from '#html/structuredData.ts';

export const build: ScreenBuild = {
  ids: categories?.map(({ slug }) => slug) ?? [],
  sharingPicture: () => productsSharing,
  parents: [{ name: productsPage.title, path: '/products' }],
  structuredData: (slug) => [describeList(inCategory(listed, slug))],
};
