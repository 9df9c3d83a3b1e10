import { catalogue } from '#shop/catalogue.ts';
import picture from '#shop/images/banner-kit.webp';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  sharingPicture: () => ({
    picture,
    alt: 'Four green and ivory packs standing in a dark green gift box',
  }),
  structuredData: () => [describeList(catalogue)],
};
