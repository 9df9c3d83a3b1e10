import { browse } from '#catalogue/browse.ts';
import { listed } from '#shop/products';
import { salesSharing } from '#shop/words';
import type { ScreenBuild } from '#html/ScreenBuild.ts';
import { describeList } from '#html/structuredData.ts';

export const build: ScreenBuild = {
  sharingPicture: () => salesSharing,
  structuredData: () => [describeList(browse(listed, 'sale'))],
};
