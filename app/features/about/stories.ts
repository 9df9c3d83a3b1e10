import beginnings from '#shop/images/about-1.webp';
import beauty from '#shop/images/about-2.webp';

/** The two stories of the About screen (SPEC 10.1). */
export const stories = {
  beginnings: {
    title: 'From humble beginnings',
    text: 'It began with a bathroom shelf that had too much on it. We kept what worked.',
    points: [
      { title: '100% natural ingredients' },
      { title: 'Cruelty-free and vegan formulas' },
      { title: 'Sustainable packaging' },
    ],
    image: {
      picture: beginnings,
      alt: 'Open jar of cream and a serum bottle on stone, eucalyptus behind',
    },
  },
  beauty: {
    title: 'Beauty that cares',
    text: 'Care for the skin, and for what it costs the world to make.',
    points: [
      { title: 'Clean Ingredients', text: 'Short lists you can read without a dictionary.' },
      { title: 'Cruelty Free', text: 'Never tested on animals. Not once.' },
    ],
    image: {
      picture: beauty,
      alt: 'Green pump bottle and jar in star-shaped light from a carved screen',
    },
  },
} as const;
