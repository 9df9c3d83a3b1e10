import { spotlight } from '#shop/home';
import { description, name } from '#shop/settings';
import { Banners } from '#features/home/Banners.tsx';
import { Collections } from '#features/home/Collections.tsx';
import { Favourites } from '#features/home/Favourites.tsx';
import { Featured } from '#features/home/Featured.tsx';
import { Hero, firstInHero } from '#features/home/Hero.tsx';
import { Services } from '#features/home/Services.tsx';
import { Spotlight } from '#features/home/Spotlight.tsx';
import { SocialRow } from '#features/home/SocialRow.tsx';
import type { Screen } from './screen.ts';

/** SPEC 4, in its order. */
export const screen: Screen = {
  title: name,
  description,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: firstInHero,
  Component: HomeScreen,
};

function HomeScreen() {
  return (
    <>
      <Hero />
      <Featured />
      <Banners />
      <Services />
      {spotlight && <Spotlight {...spotlight} />}
      <Favourites />
      <Collections />
      <SocialRow />
    </>
  );
}
