import { day } from '#reader/kinds/codeFields.ts';
import {
  entryKey,
  group,
  number,
  plainText,
  price,
  text,
  yesOrNo,
} from '#reader/kinds/fieldTypes.ts';

/** Open to everybody: a page cannot keep a code secret. */
export const offer = group('Offer', {
  key: entryKey,
  name: text('Name', 'what shoppers read of the offer, such as 10 % off from ₹999', 100),
  from: price(
    'From',
    'the order value without shipping from which it counts, such as 999.00',
  ).optional(),
  count: number('Pieces', 'how many pieces it takes', [1, 999]).optional(),
  percent: number(
    'Percent',
    'how many percent of the goods it takes off',
    [1, 99],
    false,
  ).optional(),
  amount: price('Amount', 'what it takes off the goods, such as 100.00').optional(),
  freeShipping: yesOrNo('Free shipping', 'whether it makes shipping free').optional(),
  until: day('Until', 'its last day').optional(),
  category: plainText(
    'Category',
    'the one category that it is for, by the end of its address',
    60,
    'category',
  ).optional(),
}).superRefine(({ percent, amount, freeShipping }, context) => {
  const given = [percent, amount, freeShipping || undefined].filter((each) => each !== undefined);
  if (given.length === 1) return;
  const message = `has ${given.length === 0 ? 'none' : 'more than one'} of percent, amount and freeShipping: write one of them`;
  context.addIssue({ code: 'custom', message });
});
