import { listed } from '#shop/products';
import { productsSharing } from '#shop/words';
import type { ScreenBuild } from '#html/ScreenBuild.ts';
import { describeList } from '#html/structuredData.ts';

export const build: ScreenBuild = {
  sharingPicture: () => productsSharing,
  structuredData: () => [describeList(listed)],
};
