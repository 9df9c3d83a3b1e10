import { browse } from '#domain/browse.ts';
import { catalogue } from '#shop/catalogue.ts';
import picture from '#shop/images/banner-explore.webp';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeList } from '#site/structuredData.ts';

export const site: ScreenSite = {
  sharingPicture: () => ({
    picture,
    alt: 'Five green and ivory packs on a stone before a pale arch',
  }),
  structuredData: () => [describeList(browse(catalogue, 'sale'))],
};
