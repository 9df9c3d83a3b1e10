import { weekdays } from '#ordering/day.ts';
import { country, day } from '#reader/kinds/codeFields.ts';
import { choice, group, list, matching, noneTwice } from '#reader/kinds/fieldTypes.ts';
import { days } from './days.ts';
import { zones } from './zones.ts';

export const shipping = group('Shipping charges', {
  zones,
  country: country('Country', 'the country that you send to').optional(),
});

const closingTime = new RegExp(`^(?:${weekdays.join('|')}) (?:[01]\\d|2[0-3]):[0-5]\\d$`);

/** When something leaves: of the shop, and of a product that takes longer. */
export const sending = {
  processing: days('Processing', 'how long an order is prepared'),
  shipping: days('Shipping', 'how long standard shipping takes'),
  sends: list(
    'Sent on',
    [1, 7],
    choice('Day', 'a day of the week', weekdays),
    'the days of the week on which parcels leave; without them, each day of work',
  )
    .superRefine(noneTwice())
    .optional(),
  closes: matching(
    'Orders until',
    'the last time to order for the next of these days, such as Monday 18:00',
    closingTime,
  ).optional(),
};

/** From what the pages of products reckon the day on which an order arrives. */
export const delivery = group('Delivery days', {
  ...sending,
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
}).superRefine(({ sends = [], rests = [] }, context) => {
  if (sends.length === 0 || sends.some((day) => !rests.includes(day))) return;
  const message = 'has only days on which you rest: correct one of the two';
  context.addIssue({ code: 'custom', path: ['sends'], message });
});
