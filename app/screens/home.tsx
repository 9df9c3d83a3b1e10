import { Fragment } from 'react';
import {
  banners,
  collections,
  favourites,
  featured,
  hero,
  parts,
  services,
  social,
  spotlight,
} from '#shop/home';
import { listed } from '#shop/products';
import { description, name, socialProfile } from '#shop/settings';
import { Banners } from '#features/home/Banners.tsx';
import { Collections } from '#features/home/Collections.tsx';
import { Favourites, favouritesOf } from '#features/home/Favourites.tsx';
import { Featured } from '#features/home/Featured.tsx';
import { Hero, firstInHero } from '#features/home/Hero.tsx';
import { Services } from '#features/home/Services.tsx';
import { Spotlight } from '#features/home/Spotlight.tsx';
import { SocialRow } from '#features/home/SocialRow.tsx';
import type { Screen } from './screen.ts';

/** How many products the carousel shows at most (SPEC 4.2). */
const maxFeatured = 12;

/** The order of SPEC 4, where the owner does not give another one (SPEC 16.93). */
const order = parts ?? [
  ...(['hero', 'featured', 'banners', 'services', 'spotlight'] as const),
  ...(['favourites', 'collections', 'social'] as const),
];
const slides = order.includes('hero') ? hero : undefined;

/** The parts that the shop leaves out are not there (SPEC 16.90). */
export const screen: Screen = {
  title: name,
  description,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => (slides && order[0] === 'hero' ? firstInHero(slides) : []),
  next: '/products',
  Component: HomeScreen,
};

function HomeScreen() {
  const shown = {
    hero: slides && <Hero slides={slides} />,
    featured: featured && <Featured {...featured} products={listed.slice(0, maxFeatured)} />,
    banners: banners && <Banners banners={banners} />,
    services: services && <Services services={services} />,
    spotlight: spotlight && <Spotlight {...spotlight} />,
    favourites: favourites && <Favourites {...favourites} products={favouritesOf(listed)} />,
    collections: collections && <Collections {...collections} />,
    social: social && socialProfile && <SocialRow {...social} profile={socialProfile} />,
  };
  return (
    <>
      {!slides && <h1 className="wrap section">{name}</h1>}
      {order.map((part) => (
        <Fragment key={part}>{shown[part]}</Fragment>
      ))}
    </>
  );
}
