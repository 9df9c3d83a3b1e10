import { pages } from '#shop/settings';
import type { ScreenBuild } from '#html/ScreenBuild.ts';

export const build: ScreenBuild = {
  ids: [...pages.keys()],
  module: (slug) => `shop/page-${slug}`,
};
