import type { ScreenBuild } from '#html/ScreenBuild.ts';

export const build: ScreenBuild = {
  ids: import.meta.env.ORDER_CHANNEL === 'demonstration' ? [] : [''],
};
