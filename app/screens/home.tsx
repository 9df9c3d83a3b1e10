import { parts as written } from '#shop/home';
import { findListed } from '#catalogue/product.ts';
import { catalogue, listed } from '#shop/products';
import { description, line, name, socialProfile } from '#shop/settings';
import { Banners } from '#features/home/Banners.tsx';
import { Collections } from '#features/home/Collections.tsx';
import { Favourites } from '#features/home/Favourites.tsx';
import { Featured } from '#features/home/Featured.tsx';
import { Hero, firstInHero } from '#features/home/Hero.tsx';
import { Services } from '#features/home/Services.tsx';
import { Spotlight } from '#features/home/Spotlight.tsx';
import { SocialRow } from '#features/home/SocialRow.tsx';
import type { Screen } from './screen.ts';

const parts = (written ?? []).map((part, place) => ({ ...part, place }));
const hasHero = parts.some(({ hero }) => hero);

/** The owner's parts in the owner's order (SPEC 4, 16.94). */
export const screen: Screen = {
  title: name,
  description,
  isIndexed: true,
  toasts: 'brief',
  wording: 'home',
  firstPictures: () => firstInHero(parts[0]?.hero ?? []),
  next: '/products',
  Component: HomeScreen,
};

function HomeScreen() {
  return (
    <>
      {/* The titles of slides come and go. */}
      <h1 className={hasHero ? 'visually-hidden' : 'wrap section'}>
        {[name, hasHero && line].filter(Boolean).join(' · ')}
      </h1>
      {parts.map((part) => (
        <Part key={part.place} {...part} />
      ))}
    </>
  );
}

/** The first part of its kind has the heading of the page, or a name of its own as a landmark. */
function isFirst(kind: keyof Part, part: object): boolean {
  return parts.find((each) => each[kind])?.[kind] === part;
}

/** The products that the owner names, or the first ones (SPEC 4.2, 4.6). */
function chosen(ids: readonly number[] | undefined, most: number) {
  return (ids ? named(ids) : listed).slice(0, most);
}

function named(ids: readonly number[]) {
  return ids.flatMap((id) => findListed(listed, catalogue, id) ?? []);
}

type Part = Omit<(typeof parts)[number], 'key'>;

function Part(part: Part) {
  const { hero, featured, banners, services, spotlight, favourites, collections, social } = part;
  const featuredProducts = chosen(featured?.products, 12);
  const favouriteProducts = chosen(favourites?.products, 9);
  return (
    <>
      {hero && <Hero slides={hero} isFirst={isFirst('hero', hero)} />}
      {featured && featuredProducts.length > 0 && (
        <Featured {...featured} products={featuredProducts} />
      )}
      {banners && <Banners banners={banners} isFirst={isFirst('banners', banners)} />}
      {services && <Services services={services} isFirst={isFirst('services', services)} />}
      {spotlight && <Spotlight {...spotlight} />}
      {favourites && favouriteProducts.length > 0 && (
        <Favourites {...favourites} products={favouriteProducts} />
      )}
      {collections && <Collections {...collections} />}
      {social && socialProfile && <SocialRow {...social} profile={socialProfile} />}
    </>
  );
}
