import { weekdays } from '#ordering/day.ts';
import { country, day } from '#shop-data/fields/kinds/codeFields.ts';
import {
  choice,
  group,
  groups,
  list,
  noneTwice,
  number,
  plainText,
  price,
} from '#shop-data/fields/kinds/fieldTypes.ts';

export const shipping = group('Shipping charges', {
  charge: price('Charge', 'what shipping costs, such as 49.00'),
  freeFrom: price(
    'Free shipping from',
    'the sum from which shipping is free, such as 499.00',
  ).optional(),
  regions: groups('Where shipping costs more or less', [0, 60], {
    name: plainText(
      'State or region',
      {
        about: 'a region of the list below',
        help: 'Exactly as in the list “States or regions” below.',
      },
      40,
    ),
    charge: price('Charge', 'what shipping to this region costs, such as 99.00'),
  }).optional(),
  country: country('Country', 'the country that you send to').optional(),
});

function days(label: string, about: string) {
  return group(label, {
    least: number('At least (days)', `${about} at least, in days`, [0, 60]),
    most: number('At most (days)', `${about} at most, in days`, [0, 90]),
  }).superRefine(({ least, most }, context) => {
    const message = `is ${most}, less than least, ${least}: correct one of them`;
    if (most < least) context.addIssue({ code: 'custom', path: ['most'], message });
  });
}

/** From what the pages of products reckon the day on which an order arrives. */
export const delivery = group('Delivery days', {
  processing: days('Processing', 'how long an order is prepared'),
  shipping: days('Shipping', 'how long standard shipping takes'),
  rests: list(
    'Weekly days off',
    [1, 6],
    choice('Day', 'a day of the week', weekdays),
    'the days of the week on which nothing is prepared or delivered',
  )
    .superRefine(noneTwice())
    .optional(),
  closed: list(
    'Other days off',
    [1, 60],
    day('Day', 'a day'),
    'further days on which nothing is prepared or delivered',
  ).optional(),
});
