import {
  banners,
  collections,
  favourites,
  featured,
  hero,
  services,
  social,
  spotlight,
} from '#shop/home';
import { catalogue } from '#shop/products';
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

/** SPEC 4, in its order; the parts that the shop leaves out are not there (SPEC 16.90). */
export const screen: Screen = {
  title: name,
  description,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => (hero ? firstInHero(hero) : []),
  next: '/products',
  Component: HomeScreen,
};

function HomeScreen() {
  return (
    <>
      {hero ? <Hero slides={hero} /> : <h1 className="wrap section">{name}</h1>}
      {featured && <Featured {...featured} products={catalogue.slice(0, maxFeatured)} />}
      {banners && <Banners banners={banners} />}
      {services && <Services services={services} />}
      {spotlight && <Spotlight {...spotlight} />}
      {favourites && <Favourites {...favourites} products={favouritesOf(catalogue)} />}
      {collections && <Collections {...collections} />}
      {social && socialProfile && <SocialRow {...social} profile={socialProfile} />}
    </>
  );
}
