export const offers = 'Our suggestions';
export const readMore = 'Read More';
/** Follows "Read More" for a screen reader. */
export const aboutThe = (title: string) => ` about the ${title}`;
export const service = 'Our promises';
export const highlights = 'Highlights';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const slideNamed = (number: number, about: string) => `Slide ${number}: ${about}`;
export const playSlides = 'Play slides';
export const pauseSlides = 'Pause slides';
export const playFeatured = 'Play featured products';
export const pauseFeatured = 'Pause featured products';
export const previousProducts = 'Previous products';
export const nextProducts = 'Next products';
export const pictureOf = (name: string, site: string, number: number) =>
  `${name} on ${site}, picture ${number}, opens in a new tab`;
/** Follows the visible words "Follow us". */
export const onSite = (site: string) => `on ${site}, opens in a new tab`;
