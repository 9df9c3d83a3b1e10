import { spotlight } from '#shop/home';
import { description, name } from '#shop/settings';
import { Banners } from '#features/home/Banners.tsx';
import { Collections } from '#features/home/Collections.tsx';
import { mostFeatured } from '#domain/listPage.ts';
import { Favourites, favouritesOf } from '#features/home/Favourites.tsx';
import { Featured } from '#features/home/Featured.tsx';
import { Hero, firstInHero } from '#features/home/Hero.tsx';
import { Services } from '#features/home/Services.tsx';
import { Spotlight } from '#features/home/Spotlight.tsx';
import { SocialRow } from '#features/home/SocialRow.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 4, in its order. */
export const screen: Screen = {
  title: name,
  description,
  isIndexed: true,
  toasts: 'brief',
  show: (catalogue) => ({
    // The favourites may be among the featured ones.
    products: [...new Set([...catalogue.slice(0, mostFeatured), ...favouritesOf(catalogue)])],
    count: catalogue.length,
  }),
  firstPictures: firstInHero,
  Component: HomeScreen,
};

function HomeScreen({ shown: { products } }: ScreenProps) {
  return (
    <>
      <Hero />
      <Featured products={products.slice(0, mostFeatured)} />
      <Banners />
      <Services />
      {spotlight && <Spotlight {...spotlight} />}
      <Favourites products={favouritesOf(products)} />
      <Collections />
      <SocialRow />
    </>
  );
}
