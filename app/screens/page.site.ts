import { pages } from '#shop/pages';
import type { ScreenSite } from '#site/ScreenSite.ts';

export const site: ScreenSite = {
  ids: [...pages.keys()],
  module: (slug) => `shop/page-${slug}`,
};
