import * as z from 'zod';
import type { Availability } from '#catalogue/availability.ts';
import { gtin } from '#reader/kinds/codeFields.ts';
import { asks } from './asks.ts';
import { facts, notFor } from './facts.ts';
import { describeField } from '#reader/kinds/field.ts';
import {
  choice,
  fit,
  group,
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
} from '#reader/kinds/fieldTypes.ts';
import { alt } from '#reader/kinds/pageFields.ts';
import { days } from './settings/days.ts';

const states = 'in stock, few left, out of stock, or a day, as in from 2026-12-01';

/** Whether a product can be had, as an owner writes it. */
const availability = matching(
  'Can it be ordered?',
  `whether it can be ordered: ${states}`,
  /^(?:in stock|few left(?: until \d{4}-\d\d-\d\d)?|out of stock|from \d{4}-\d\d-\d\d)$/,
  `must be ${states}`,
).refine((written) => !/\d/.test(written) || z.iso.date().safeParse(written.slice(-10)).success, {
  error: ({ input }) =>
    `is “${String(input)}”, but there is no such day: write year, month and day, as in from 2026-12-01`,
}) as unknown as z.ZodType<Availability | 'in stock'>;
const orderable = describeField(availability, { form: { type: 'availability' } });

/** A picture in the product's folder, which may have any name. */
function productPicture(label: string, about: string) {
  const schema = matching(
    label,
    {
      about: `${about}, at least 800 px wide`,
      help: 'Best 800 px wide or more, and of the same shape as your other photos. Below 400 px it cannot be shown.',
    },
    /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i,
    'must be the name of a file in the product’s folder, in letters, digits and dashes, as in tin.jpg',
  );
  return describeField(schema, { form: { type: 'image' }, rule: { kind: 'productPicture' } });
}

/** What a product has, and each of its sizes where they differ. */
const oldPrice = price('Old price', {
  about: 'the price before, such as 899.00',
  help: 'Struck through beside the price. The product is then on the page of sales too.',
}).optional();
const stock = number(
  'Stock',
  {
    about: 'how many there are; more cannot be ordered',
    help: 'How many there are: more cannot be ordered, and few are said. Empty: nobody counts.',
  },
  [0, 999],
).optional();
const ownGtin = gtin(
  'GTIN: the number below the barcode',
  'the number below its barcode',
).optional();
const sku = matching(
  'SKU (number on orders)',
  {
    about: 'its own number, in place of the pattern of settings/technical.yaml',
    help: 'What orders call it. Empty: as “Technical” says.',
  },
  /^[\w./-]{1,40}$/,
  'must be up to 40 letters, digits, dots, dashes and slashes',
).optional();
const externalId = matching(
  'Number in the other shop system',
  {
    about:
      'the product’s number in the other shop system that takes the orders, such as 40123456789012',
    help: 'Only if another shop system takes your orders.',
  },
  /^[\w.~-]{1,64}$/,
).optional();

const ingredients = text('Ingredients', 'what is in it, largest amount first', 3000).optional();

/** A product may have its sizes in its own file (SPEC 16.60). */
const size = {
  label: text('Label', 'what the size is called, such as 50 ml', 32),
  number: describeField(
    number(
      'Number',
      {
        about: 'its number, which no product and no size has or had',
        help: 'Leave it empty: the size gets one when you save, and keeps it.',
      },
      [1, 999_999_999],
    ),
    { isGiven: true },
  ),
  price: price('Price', 'its price, where that is another one').optional(),
  oldPrice,
  availability: describeField(orderable, {
    help: 'Only if it is not the same as for the product.',
  }).optional(),
  stock,
  picture: productPicture('Picture', 'its picture, one of the product’s').optional(),
  netQuantity: facts.shape.netQuantity,
  mrp: facts.shape.mrp,
  diet: facts.shape.diet,
  allergens: facts.shape.allergens,
  ingredients,
  bestBefore: facts.shape.bestBefore,
  material: facts.shape.material,
  measures: facts.shape.measures,
  weight: facts.shape.weight,
  gtin: ownGtin,
  sku,
  externalId,
};
const pictures = group('Pictures', {
  primary: productPicture('First picture', 'the first picture').optional(),
  secondary: productPicture('Second picture', 'the second picture').optional(),
});

/** Every page has these, of each product (SPEC 17.1). */
const card = {
  name: text('Name', 'the product’s name', 80),
  variant: text(
    'Kind or size',
    {
      about: 'what distinguishes it from a product of the same name',
      help: 'What tells it apart from a product of the same name, such as 50 g or jar.',
    },
    32,
  ).optional(),
  price: price('Price', {
    about: 'the price, such as 699.00',
    help: 'A size that has a price of its own keeps that: change it in Sizes.',
  }),
  oldPrice,
  options: list(
    'What shoppers choose',
    [1, 2],
    text('Name', 'what shoppers choose, such as Colour', 24),
    {
      help: 'Such as Colour. Two, Size and Colour, are the parts of labels such as 12 × 12 in / Indigo.',
    },
  ).optional(),
  tag: choice(
    'Tag',
    { about: 'the tag, Sale or New', help: 'A small sign on the photo of its card.' },
    ['Sale', 'New'],
  ).optional(),
  stock,
  sku,
  externalId,
  category: plainText(
    'Category',
    {
      about: 'one of the categories of settings/range.yaml',
      help: 'The page of the shop that it is on. Settings have the list.',
    },
    60,
    'category',
  )
    .refine((slug) => !slug.includes(','), {
      error: ({ input }) =>
        `is “${String(input)}”, but a product has one category: choose one of them`,
    })
    .optional(),
  tax: number(
    'Tax',
    'its rate of tax in percent, if it is another one than that of the settings',
    [0, 50],
    false,
  ).optional(),
  processing: describeField(days('Processing', 'how long it is prepared'), {
    help: 'Only where it takes longer than the settings say.',
  }).optional(),
};

/** The product's own page has these. */
const page = {
  benefits: list('Benefits', [1, 8], text('Benefit', 'what it is good for', 200)).optional(),
  suitability: text('Suitability', 'whom it suits', 160).optional(),
  questions: groups('Questions', [1, 8], {
    question: text('Question', 'what shoppers ask', 200),
    answer: text('Answer', 'the answer', 1500),
  }).optional(),
  brand: plainText('Brand', 'its brand, if it is not your shop’s', 60).optional(),
  gtin: ownGtin,
};

/** These are among the facts there, as is what the group `facts` has. */
const fact = {
  ingredients,
  howToUse: text('How to use', 'how to use it', 1000).optional(),
  notFor: notFor.optional(),
};

/** No page has these as they are written; `reader/read/products` has what is made of them. */
const build = {
  sizes: groups('Sizes', [2, 24], size)
    .superRefine(noneTwice('label'))
    .superRefine(noneTwice('number'))
    .optional(),
  description: markdown(
    'Description',
    {
      about: 'the description',
      help: 'On the product’s page. Lists, search engines and shopping services show its first sentence.',
    },
    3000,
  ).optional(),
  pictures: describeField(pictures, { isAsked: true }).optional(),
  alt: group(
    'What the pictures show',
    {
      primary: describeField(alt, { label: 'What the first picture shows' }),
      secondary: describeField(alt, { label: 'What the second picture shows' }).optional(),
    },
    {
      about: 'what the pictures show, as in primary: A green tin',
      help: 'For people who cannot see them.',
    },
  ),
  morePictures: groups('More pictures', [1, 6], {
    picture: productPicture('Picture', 'a further picture'),
    alt,
  })
    .superRefine(noneTwice('picture'))
    .optional(),
  fit: fit({
    about: 'how its photos fit: whole, cut, or a point, as in 30% 60%',
    help: 'Whole shows all of each photo; 30% 60% cuts it around this point, from the left and from the top. Empty: as the settings say.',
  }).optional(),
  availability: describeField(orderable, {
    help: '“Few left” and “Out of stock” are shown on cards and pages, and nobody can order what is out of stock.',
  }).optional(),
  keywords: list(
    'Keywords',
    [1, 20],
    text('Keyword', 'a word that shoppers search for and that is in no name', 40),
    {
      help: 'What shoppers type when they do not know its name: what it helps with (“pimples”), what others call it (“sunblock”), whom it is for (“gift for brother”). Search finds other spellings of them by itself.',
    },
  )
    .superRefine(noneTwice())
    .optional(),
  asks,
  facts: facts.optional(),
  goesWith: list('Goes with', [1, 4], productId(), {
    about: 'the numbers of products that “You May Also Like” shows first',
    help: '“You May Also Like” shows these first.',
  })
    .superRefine(noneTwice())
    .optional(),
  order: number(
    'Position in lists',
    {
      about: 'where it comes in lists, lowest first; without it, its own number',
      help: 'Lower numbers come first. Empty: the product’s own number.',
    },
    [1, 99_999],
  ).optional(),
};

const parts = { ...card, ...page, ...fact, ...build };

/** The order of a file and of its form: what its owner changes most comes first (SPEC 19.11), a field without a place last. */
const order =
  'name price oldPrice pictures alt availability stock category morePictures description questions tag benefits suitability howToUse ingredients goesWith sizes options asks variant notFor facts tax keywords order fit processing sku brand gtin externalId';

export const productSchema = group('Product', {
  ...pick(parts, Object.fromEntries(order.split(' ').map((name) => [name, true]))),
  ...parts,
});

/** Where each field goes, by the part above in which it is described; facts that may differ in sizes, and what is of each alone. */
export const productFields = {
  card,
  page,
  fact,
  factOfSize: pick(facts.shape, size),
  onlyOfSize: ['stock', 'gtin', 'sku', 'externalId'] as const,
};

/** Those of the fields of a part that are there. */
export function pick<Whole extends object, Part extends object>(whole: Whole, part: Part) {
  const fields = Object.keys(part).map((name) => [name, whole[name as keyof Whole]] as const);
  const there = fields.filter(([, field]) => field !== undefined);
  return Object.fromEntries(there) as Pick<Whole, keyof Whole & keyof Part>;
}

export type ProductFile = z.infer<typeof productSchema>;
