import { AboutHero, aboutHeroPicture } from '#features/about/AboutHero.tsx';
import { ClosingCall } from '#features/about/ClosingCall.tsx';
import { Stats } from '#features/about/Stats.tsx';
import { Story } from '#features/about/Story.tsx';
import { Team } from '#features/about/Team.tsx';
import { stories } from '#features/about/stories.ts';
import { brand } from '#shop/brand.ts';
import type { Screen } from './screen.ts';

/** SPEC 10.1. */
export const screen: Screen = {
  title: 'About',
  description: `Who ${brand.name} is: skincare for modern Indian men, honest ingredients and three people.`,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => [aboutHeroPicture],
  Component: AboutScreen,
};

function AboutScreen() {
  return (
    <>
      <AboutHero />
      <Story {...stories.beginnings} />
      <Story {...stories.beauty} isReversed />
      <Stats />
      <Team />
      <ClosingCall />
    </>
  );
}
