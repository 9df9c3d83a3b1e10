import { groups, noneTwice, price, text } from '#reader/kinds/fieldTypes.ts';

export const payments = groups(
  'Ways to pay',
  [1, 6],
  {
    name: text('Name', 'the name of a way to pay', 48),
    text: text('Text', 'a sentence about it, such as We send the link in the chat', 240).optional(),
    charge: price('Charge', 'what it costs the shopper, such as 50.00').optional(),
    from: price(
      'From',
      'the order value, without shipping and before an offer is taken off, from which it is offered, such as 200.00',
    ).optional(),
    upTo: price(
      'Up to',
      'the order value, without shipping and before an offer is taken off, up to which it is offered, such as 5,000.00',
    ).optional(),
  },
  { help: 'The ways that the checkout lists; the first is chosen at the start.' },
)
  .superRefine(noneTwice('name'))
  .superRefine((ways, context) => {
    for (const [index, { from = 0, upTo = Infinity }] of ways.entries()) {
      if (from <= upTo) continue;
      const message = 'is less than from, so this way to pay is never offered: correct one of them';
      context.addIssue({ code: 'custom', path: [index, 'upTo'], message });
    }
  });
