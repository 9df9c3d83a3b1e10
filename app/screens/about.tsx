import { AboutHero, aboutHeroPicture } from '#features/about/AboutHero.tsx';
import { ClosingCall } from '#features/about/ClosingCall.tsx';
import { Stats } from '#features/about/Stats.tsx';
import { Story } from '#features/about/Story.tsx';
import { Team } from '#features/about/Team.tsx';
import { page, stories } from '#shop/about';
import type { Screen } from './screen.ts';

/** SPEC 10.1. */
export const screen: Screen = {
  ...page,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => [aboutHeroPicture],
  Component: AboutScreen,
};

function AboutScreen() {
  return (
    <>
      <AboutHero />
      {stories.map((story, index) => (
        <Story key={story.title} {...story} isReversed={index % 2 === 1} />
      ))}
      <Stats />
      <Team />
      <ClosingCall />
    </>
  );
}
