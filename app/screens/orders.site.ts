import type { ScreenSite } from '#site/ScreenSite.ts';

export const site: ScreenSite = {
  ids: import.meta.env.ORDER_CHANNEL === 'demonstration' ? [] : [''],
};
