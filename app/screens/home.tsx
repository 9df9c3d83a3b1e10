import { brand } from '#shop/brand.ts';
import { Banners } from '#features/home/Banners.tsx';
import { Collections } from '#features/home/Collections.tsx';
import { Favourites } from '#features/home/Favourites.tsx';
import { Featured } from '#features/home/Featured.tsx';
import { Hero, firstInHero } from '#features/home/Hero.tsx';
import { Services } from '#features/home/Services.tsx';
import { SkinAnalysis } from '#features/home/SkinAnalysis.tsx';
import { SocialRow } from '#features/home/SocialRow.tsx';
import type { Screen } from './screen.ts';

/** SPEC 4, in its order. */
export const screen: Screen = {
  title: brand.name,
  description: brand.description,
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
      <SkinAnalysis />
      <Favourites />
      <Collections />
      <SocialRow />
    </>
  );
}
