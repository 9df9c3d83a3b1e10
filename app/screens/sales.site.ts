import { browse } from '#domain/browse.ts';
import { listed } from '#shop/products';
import { salesSharing } from '#shop/words';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  sharingPicture: () => salesSharing,
  structuredData: () => [describeList(browse(listed, 'sale'))],
};
