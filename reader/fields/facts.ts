import type * as z from 'zod';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import { describeField } from '#reader/kinds/field.ts';
import {
  choice,
  groups,
  noneTwice,
  optionalGroup,
  price,
  text,
  yesOrNo,
} from '#reader/kinds/fieldTypes.ts';

const label = 'Maker, origin, contents';

/** A fact that the app does not know does not compile, nor one that no page names (`sayFacts.ts`). */
type Schemas = { readonly [Name in keyof ProductFacts]: z.ZodType };

/** What may be the same for all products of a shop, and different for one of them. */
const shared = {
  diet: choice('Veg or non-veg', 'the sign of food in India, green or brown', {
    veg: 'Veg: green sign',
    'non-veg': 'Non-veg: brown sign',
    egg: 'Contains egg: brown sign',
    vegan: 'Vegan: green sign',
  }),
  allergens: text('Allergens', 'what people may be allergic to, such as Mustard, peanuts', 200),
  bestBefore: text('Best before', 'how long it keeps, such as 24 months from manufacture', 120),
  material: text('Material', 'what it is made of, such as Handwoven cotton', 200),
  care: text('Care', 'how to care for it, such as Wash by hand', 300),
  maker: text('Maker', 'who makes it, with the address', 300),
  origin: text('Origin', 'the country that it comes from', 40),
  mrpIncludesTaxes: yesOrNo(
    'MRP contains all taxes',
    'whether the maximum retail price contains all taxes',
  ),
  customerCare: text(
    'Customer care',
    'whom to ask: a name, a phone number, an e-mail address',
    300,
  ),
  more: groups('More', [1, 8], {
    name: text('Name', 'what the fact is called, such as FSSAI', 40),
    text: text('Text', 'the fact itself', 500),
  }).superRefine(noneTwice('name')),
} satisfies Schemas;

/** Who or what should keep away from a product. */
export const notFor = text('Caution', 'who should not use it', 500);

export const sharedFacts = describeField(optionalGroup(label, { notFor, ...shared }), {
  help: 'What is true of all products; a product may say something else.',
});

export const facts = optionalGroup(label, {
  ...shared,
  netQuantity: text('Net quantity', 'the net quantity, such as 50 ml', 40),
  measures: text('Dimensions', 'its dimensions, such as 5.5 m × 1.2 m, or 240 pages', 120),
  weight: text('Weight', 'what it weighs, such as 650 g', 40),
  mrp: price('MRP (maximum retail price)', 'the maximum retail price, such as 999.00'),
} satisfies Schemas);
