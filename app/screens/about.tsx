import { AboutHero, aboutHeroPicture } from '#features/about/AboutHero.tsx';
import { ClosingCall } from '#features/about/ClosingCall.tsx';
import { Stats } from '#features/about/Stats.tsx';
import { Story } from '#features/about/Story.tsx';
import { Team } from '#features/about/Team.tsx';
import { closing, hero, numbers, page, stories, team } from '#shop/about';
import type { Screen } from './screen.ts';

/** SPEC 10.1; the parts that the shop leaves out are not there (SPEC 16.90). */
export const screen: Screen = {
  ...page,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => (hero ? [aboutHeroPicture(hero)] : []),
  Component: AboutScreen,
};

function AboutScreen() {
  return (
    <>
      {hero ? <AboutHero {...hero} /> : <h1 className="wrap section">{page.title}</h1>}
      {stories?.map((story, index) => (
        <Story key={story.title} {...story} isReversed={index % 2 === 1} />
      ))}
      {numbers && <Stats numbers={numbers} />}
      {team && <Team {...team} />}
      {closing && <ClosingCall {...closing} />}
    </>
  );
}
