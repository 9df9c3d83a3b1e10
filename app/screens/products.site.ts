import { catalogue } from '#shop/catalogue.ts';
import picture from '#shop/images/banner-kit.webp';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  sharingPicture: () => picture,
  structuredData: () => [describeList(catalogue)],
};
