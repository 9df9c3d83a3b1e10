import { group, groups, noneTwice, price, text, yesOrNo } from './fieldTypes.ts';

/** What may be the same for all products of a shop. */
export const sharedFacts = group({
  notFor: text('who should not use it', 500),
  bestBefore: text('how long it keeps, such as 24 months from its making', 120),
  maker: text('who makes it, with the address', 300),
  origin: text('the country that it comes from', 40),
  mrpIncludesTaxes: yesOrNo('whether the maximum retail price contains all taxes'),
  customerCare: text('whom to ask: a name, a phone number, an e-mail address', 300),
  more: groups(1, 8, {
    name: text('what the fact is called, such as FSSAI', 40),
    text: text('the fact itself', 500),
  }).superRefine(noneTwice('name')),
}).partial();

export const facts = sharedFacts
  .omit({ notFor: true })
  .extend({
    netQuantity: text('the net quantity, such as 50 ml', 40),
    mrp: price('the maximum retail price, such as 999.00'),
  })
  .partial();
