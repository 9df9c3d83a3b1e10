import { day } from '#reader/kinds/codeFields.ts';
import { entryKey, group, number, price, text, yesOrNo } from '#reader/kinds/fieldTypes.ts';

/** Open to everybody: a page cannot keep a code secret. */
export const offer = group('Offer', {
  key: entryKey,
  name: text('Name', 'what shoppers read of the offer, such as 10 % off from ₹999', 100),
  from: price(
    'From',
    'the order value without shipping from which it counts, such as 999.00',
  ).optional(),
  count: number('Pieces', 'how many pieces it takes', [1, 999]).optional(),
  pay: number(
    'Of these, paid',
    {
      about: 'how many of these pieces are paid, such as 2 where count is 3',
      help: 'Take 3, pay for 2: Pieces is 3, and this is 2. The cheapest are free, again for each further 3.',
    },
    [1, 998],
  ).optional(),
  percent: number(
    'Percent',
    'how many percent of the goods it takes off',
    [1, 99],
    false,
  ).optional(),
  amount: price('Amount', 'what it takes off the goods, such as 100.00').optional(),
  freeShipping: yesOrNo('Free shipping', 'whether it makes shipping free').optional(),
  until: day('Until', 'its last day').optional(),
}).superRefine(({ percent, amount, pay, freeShipping, count }, context) => {
  const report = (message: string, ...path: string[]) =>
    context.addIssue({ code: 'custom', path, message });
  const given = [percent, amount, pay, freeShipping || undefined].filter(
    (each) => each !== undefined,
  );
  if (given.length !== 1)
    report(
      `has ${given.length === 0 ? 'none' : 'more than one'} of percent, amount, pay and freeShipping: write one of them`,
    );
  if (pay !== undefined && (count === undefined || pay >= count))
    report('must be less than count: take 3, pay for 2 is count: 3, pay: 2', 'pay');
});
