import { sharing } from '#shop/about';
import type { ScreenSite } from '#site/ScreenSite.ts';

export const site: ScreenSite = { sharingPicture: () => sharing };
