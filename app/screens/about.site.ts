import picture from '#shop/images/about-hero.webp';
import type { ScreenSite } from '#site/ScreenSite.ts';

export const site: ScreenSite = {
  sharingPicture: () => ({
    picture,
    alt: 'Five green and ivory packs on a wooden board before a dark green wall',
  }),
};
