import { listed } from '#shop/products';
import { productsSharing } from '#shop/words';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  sharingPicture: () => productsSharing,
  structuredData: () => [describeList(listed)],
};
