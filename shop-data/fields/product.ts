import * as z from 'zod';
import type { Availability } from '#catalogue/availability.ts';
import { facts } from './facts.ts';
import { alt } from './pageFields.ts';
import {
  choice,
  group,
  gtin,
  groups,
  list,
  markdown,
  matching,
  noneTwice,
  number,
  plainText,
  price,
  productId,
  text,
  fieldRules,
} from './fieldTypes.ts';

const states = 'in stock, few left, out of stock, or a day, as in from 2026-12-01';

/** Whether a product can be had, as an owner writes it. */
const availability = matching(
  `whether it can be had: ${states}`,
  /^(?:in stock|few left(?: until \d{4}-\d\d-\d\d)?|out of stock|from \d{4}-\d\d-\d\d)$/,
  `must be ${states}`,
).refine((written) => !/\d/.test(written) || z.iso.date().safeParse(written.slice(-10)).success, {
  error: ({ input }) =>
    `is “${String(input)}”, but there is no such day: write year, month and day, as in from 2026-12-01`,
}) as unknown as z.ZodType<Availability | 'in stock'>;

/** A picture in the product's folder, which may have any name. */
function productPicture(about: string) {
  return matching(
    `${about}, 4 : 5 and at least 800 px wide`,
    /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i,
    'must be the name of a file in the product’s folder, in letters, digits and dashes, as in tin.jpg',
  ).register(fieldRules, { kind: 'productPicture' });
}

/** A film in the product's folder; `readProducts.ts` looks at the file. */
function filmName(about: string) {
  return matching(about, /^[\w-]+\.(?:mp4|webm)$/).register(fieldRules, { kind: 'film' });
}

/** What a product has, and each of its sizes where they differ. */
const oldPrice = price('the price before, such as 899.00').optional();
const stock = number('how many there are; more cannot be ordered', 0, 999).optional();
const ownGtin = gtin('the number below its barcode').optional();
const ownSku = matching(
  'its own number, in place of the pattern of settings.yaml',
  /^[\w./-]{1,40}$/,
  'must be up to 40 letters, digits, dots, dashes and slashes',
).optional();
const externalId = matching(
  'the product’s number in the other shop system that takes the orders, such as 40123456789012',
  /^[\w.~-]{1,64}$/,
).optional();

/** A product may have its sizes in its own file (SPEC 16.60). */
const sizes = groups(2, 24, {
  label: text('what the size is called, such as 50 ml', 32),
  number: number('its number, which no product and no size has or had', 1, 999_999_999),
  price: price('its price, where that is another one').optional(),
  oldPrice,
  availability: availability.optional(),
  stock,
  netQuantity: facts.shape.netQuantity,
  mrp: facts.shape.mrp,
  gtin: ownGtin,
  sku: ownSku,
  externalId,
})
  .superRefine(noneTwice('label'))
  .superRefine(noneTwice('number'))
  .optional();

export const productSchema = group({
  name: text('the product’s name', 80),
  variant: text('what distinguishes it from a product of the same name', 32).optional(),
  price: price('the price, such as 699.00'),
  oldPrice,
  tag: choice('the tag, Sale or New', ['Sale', 'New']).optional(),
  description: markdown('the description', 3000).optional(),
  pictures: group({
    primary: productPicture('the first picture').optional(),
    secondary: productPicture('the second picture').optional(),
  }).optional(),
  alt: group({ primary: alt, secondary: alt.optional() }).meta({
    description: 'what the pictures show, as in primary: A green tin',
  }),
  morePictures: groups(1, 6, {
    picture: productPicture('a further picture'),
    alt,
  })
    .superRefine(noneTwice('picture'))
    .optional(),
  film: group({
    file: filmName('the name of an MP4 or WebM file of at most 8 MB in the product’s folder'),
    text: text('what it shows', 120),
  }).optional(),
  ingredients: text('what is in it, the most first', 3000).optional(),
  howToUse: text('how to use it', 1000).optional(),
  notFor: text('who should not use it', 500).optional(),
  benefits: list(1, 8, text('what it is good for', 200)).optional(),
  suitability: text('whom it suits', 160).optional(),
  questions: groups(1, 8, {
    question: text('what shoppers ask', 200),
    answer: text('the answer', 1500),
  }).optional(),
  availability: availability.optional(),
  stock,
  brand: plainText('who its brand is, where that is not the shop itself', 60).optional(),
  gtin: ownGtin,
  sku: ownSku,
  keywords: list(1, 20, text('a word that shoppers search for and that is in no name', 40))
    .superRefine(noneTwice())
    .optional(),
  externalId,
  category: plainText('one of the categories of settings.yaml', 60)
    .register(fieldRules, { kind: 'category' })
    .optional(),
  attributes: list(
    1,
    12,
    plainText('a slug of attributes in settings.yaml', 60).register(fieldRules, {
      kind: 'attribute',
    }),
  )
    .superRefine(noneTwice())
    .meta({ description: 'what shoppers filter long lists by' })
    .optional(),
  facts: facts.optional(),
  sizes,
  goesWith: list(1, 4, productId())
    .superRefine(noneTwice())
    .meta({ description: 'the numbers of products that “You May Also Like” shows first' })
    .optional(),
  order: number(
    'where it comes in lists, the least first; without it, its own number',
    1,
    99_999,
  ).optional(),
});

export type ProductFile = z.infer<typeof productSchema>;
