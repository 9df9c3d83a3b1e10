import { group, number, plainText, price, text, yesOrNo, fieldRules, day } from './fieldTypes.ts';

/** Open to everybody: a page cannot keep a code secret. */
export const offer = group({
  name: text('what shoppers read of the offer, such as 10 % off from ₹999', 100),
  from: price('the sum of goods from which it counts, such as 999.00').optional(),
  count: number('from how many pieces on it counts', 1, 999).optional(),
  percent: number('how many percent of the goods it takes off', 1, 99, false).optional(),
  amount: price('what it takes off the goods, such as 100.00').optional(),
  freeShipping: yesOrNo('whether it makes shipping free').optional(),
  until: day('its last day').optional(),
  category: plainText('the slug of the only category whose products count', 60)
    .register(fieldRules, { kind: 'category' })
    .optional(),
}).superRefine(({ percent, amount, freeShipping }, context) => {
  const given = [percent, amount, freeShipping || undefined].filter((each) => each !== undefined);
  if (given.length === 1) return;
  const message = `has ${given.length === 0 ? 'none' : 'more than one'} of percent, amount and freeShipping: write one of them`;
  context.addIssue({ code: 'custom', message });
});
