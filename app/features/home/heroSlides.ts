import type { Picture } from '#domain/picture.ts';
import one from '#shop/images/hero-1.webp';
import onePortrait from '#shop/images/hero-1-portrait.webp';
import two from '#shop/images/hero-2.webp';
import twoPortrait from '#shop/images/hero-2-portrait.webp';
import three from '#shop/images/hero-3.webp';
import threePortrait from '#shop/images/hero-3-portrait.webp';
import four from '#shop/images/hero-4.webp';
import fourPortrait from '#shop/images/hero-4-portrait.webp';
import five from '#shop/images/hero-5.webp';
import fivePortrait from '#shop/images/hero-5-portrait.webp';

export type HeroSlide = {
  readonly about: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  readonly portrait: Picture;
  /** The colour behind the picture, which decides the colour of the text. */
  readonly ground: 'sand' | 'forest' | 'water' | 'sun' | 'coffee';
};

/** The five slides of the home screen's head (SPEC 4.1). */
export const heroSlides: readonly HeroSlide[] = [
  {
    about: 'Signature Grooming Kit',
    title: 'The whole shelf, in one box.',
    text: 'Wash, protect, revive, restore. Everything you reach for, nothing you do not.',
    picture: one,
    portrait: onePortrait,
    ground: 'sand',
  },
  {
    about: 'Restoring Night Cream With Retinol',
    title: 'Sleep on it.',
    text: 'Retinol works while you do not. Give it the night.',
    picture: two,
    portrait: twoPortrait,
    ground: 'forest',
  },
  {
    about: 'Revitalizing Active Face Wash with Algae',
    title: 'Wash the city off.',
    text: 'Algae face wash for dust, heat and the ride home.',
    picture: three,
    portrait: threePortrait,
    ground: 'water',
  },
  {
    about: 'Hydrating Moisturiser With SPF 25',
    title: 'For a sun that means it.',
    text: 'Light on the skin and made for every day, with SPF 25.',
    picture: four,
    portrait: fourPortrait,
    ground: 'sun',
  },
  {
    about: 'Reviving Under Eye Serum With Caffeine',
    title: 'Late night? Keep it quiet.',
    text: 'Caffeine for the under eye. The rest stays your business.',
    picture: five,
    portrait: fivePortrait,
    ground: 'coffee',
  },
];
