import { weekdays } from '#ordering/day.ts';
import {
  choice,
  country,
  group,
  groups,
  list,
  noneTwice,
  number,
  plainText,
  price,
  day,
} from './fieldTypes.ts';

export const shipping = group({
  charge: price('what shipping costs, such as 49.00'),
  freeFrom: price('the sum from which shipping is free, such as 499.00').optional(),
  regions: groups(0, 60, {
    name: plainText('a region of the list below', 40),
    charge: price('what shipping to this region costs, such as 99.00'),
  }).optional(),
  country: country('the country that you send to').optional(),
});

function days(about: string) {
  const bounds = {
    least: number(`${about} at least, in days`, 0, 60),
    most: number(`${about} at most, in days`, 0, 90),
  };
  return group(bounds).superRefine(({ least, most }, context) => {
    const message = `is ${most}, less than least, ${least}: correct one of them`;
    if (most < least) context.addIssue({ code: 'custom', path: ['most'], message });
  });
}

/** From what the pages of products reckon the day on which an order arrives. */
export const delivery = group({
  processing: days('how long an order is prepared'),
  shipping: days('how long standard shipping takes'),
  rests: list(1, 6, choice('a day of the week', weekdays))
    .superRefine(noneTwice())
    .meta({ description: 'the days of the week on which nothing is prepared or delivered' })
    .optional(),
  closed: list(1, 60, day('a day'))
    .meta({ description: 'further days on which nothing is prepared or delivered' })
    .optional(),
});
