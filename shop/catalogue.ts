import type { Product } from '#domain/product.ts';
import primary01 from './images/product-01-primary.webp';
import secondary01 from './images/product-01-secondary.webp';
import primary02 from './images/product-02-primary.webp';
import secondary02 from './images/product-02-secondary.webp';
import primary03 from './images/product-03-primary.webp';
import secondary03 from './images/product-03-secondary.webp';
import primary04 from './images/product-04-primary.webp';
import secondary04 from './images/product-04-secondary.webp';
import primary05 from './images/product-05-primary.webp';
import secondary05 from './images/product-05-secondary.webp';
import primary06 from './images/product-06-primary.webp';
import secondary06 from './images/product-06-secondary.webp';
import primary07 from './images/product-07-primary.webp';
import secondary07 from './images/product-07-secondary.webp';
import primary08 from './images/product-08-primary.webp';
import secondary08 from './images/product-08-secondary.webp';
import primary09 from './images/product-09-primary.webp';
import secondary09 from './images/product-09-secondary.webp';
import primary10 from './images/product-10-primary.webp';
import secondary10 from './images/product-10-secondary.webp';

/** The ten products (SPEC 11.1). Prices are in paise: 1_099_00 is Rs. 1,099.00. */
export const catalogue: readonly Product[] = [
  {
    id: 1,
    productName: 'AM & PM Essentials',
    price: 1_099_00,
    oldprice: 1_300_00,
    tag: 'Sale',
    image: { picture: primary01, alt: 'Ivory tube and forest green jar on a pale round plinth' },
    secondaryImage: {
      picture: secondary01,
      alt: 'Tube on a sage block beside a green jar in palm-shadowed sunlight',
    },
  },
  {
    id: 2,
    productName: 'Advanced Care Kit',
    price: 1_499_00,
    oldprice: 1_700_00,
    tag: 'New',
    image: {
      picture: primary02,
      alt: 'Slim ivory bottle, green serum bottle and green jar on a round plinth',
    },
    secondaryImage: {
      picture: secondary02,
      alt: 'The three packs on travertine before a sage arch',
    },
  },
  {
    id: 3,
    productName: 'Signature Grooming Kit',
    price: 1_999_00,
    oldprice: 2_500_00,
    tag: 'New',
    image: { picture: primary03, alt: 'Four green and ivory packs standing in a dark green tray' },
    secondaryImage: {
      picture: secondary03,
      alt: 'Open gift box from above, four packs laid in it',
    },
  },
  {
    id: 4,
    productName: 'Restoring Night Cream With Retinol',
    variant: 'jar',
    price: 699_00,
    tag: 'Sale',
    image: { picture: primary04, alt: 'Forest green glass jar with a matt lid' },
    secondaryImage: {
      picture: secondary04,
      alt: 'Open jar of white cream, its lid leaning beside it',
    },
  },
  {
    id: 5,
    productName: 'Hydrating Moisturiser With SPF 25',
    variant: 'tube',
    price: 599_00,
    oldprice: 999_00,
    tag: 'New',
    image: { picture: primary05, alt: 'Ivory tube with a green cap' },
    secondaryImage: { picture: secondary05, alt: 'Tube and its ivory carton in warm sunlight' },
  },
  {
    id: 6,
    productName: 'Revitalizing Active Face Wash with Algae',
    price: 399_00,
    oldprice: 900_00,
    tag: 'New',
    image: { picture: primary06, alt: 'Frosted green pump bottle with a dark pump' },
    secondaryImage: { picture: secondary06, alt: 'Pump bottle on a stone in still green water' },
  },
  {
    id: 7,
    productName: 'Hydrating Moisturiser With SPF 25',
    variant: 'airless bottle',
    price: 599_00,
    tag: 'New',
    image: { picture: primary07, alt: 'Slim ivory airless bottle with a sage cap' },
    secondaryImage: {
      picture: secondary07,
      alt: 'Airless bottle with its cap off, beside its carton',
    },
  },
  {
    id: 8,
    productName: 'Restoring Night Cream With Retinol',
    variant: 'boxed jar',
    price: 699_00,
    tag: 'Sale',
    image: { picture: primary08, alt: 'Green glass jar beside its green carton' },
    secondaryImage: {
      picture: secondary08,
      alt: 'Green jar on pale linen among pebbles and eucalyptus',
    },
  },
  {
    id: 9,
    productName: 'Reviving Under Eye Serum With Caffeine',
    price: 799_00,
    oldprice: 1_300_00,
    tag: 'Sale',
    image: { picture: primary09, alt: 'Slim green roll-on bottle with a brass ring' },
    secondaryImage: { picture: secondary09, alt: 'Open roll-on bottle among coffee beans' },
  },
  {
    id: 10,
    productName: 'Daily Protection Kit',
    price: 899_00,
    oldprice: 1_300_00,
    tag: 'New',
    image: { picture: primary10, alt: 'Green pump bottle and ivory tube on a round plinth' },
    secondaryImage: { picture: secondary10, alt: 'Pump bottle and tube in palm-shadowed sunlight' },
  },
];
