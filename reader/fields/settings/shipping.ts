import * as z from 'zod';
import { weekdays } from '#ordering/day.ts';
import type { Holiday } from '#ordering/holiday.ts';
import { country } from '#reader/kinds/codeFields.ts';
import { describeField, fields } from '#reader/kinds/field.ts';
import { choice, group, list, matching, noneTwice, number } from '#reader/kinds/fieldTypes.ts';
import { days, leaving } from './days.ts';
import { zones } from './zones.ts';

export const shipping = group('Shipping charges', {
  zones,
  country: country('Country', 'the country that you send to').optional(),
});

/** When something leaves: of the shop, and of a product that takes longer. */
export const sending = {
  processing: days('Processing', 'how long an order is prepared'),
  shipping: days('Shipping', 'how long standard shipping takes'),
  hours: number(
    'Hours of preparation',
    'how many hours an order is prepared before those days, such as 3',
    [1, 72],
  ).optional(),
  ...leaving,
};

const aDay = String.raw`\d{4}-\d\d-\d\d`;
const written = matching(
  'Day',
  'a day such as 2026-12-25, or the first and the last one, as in 2027-05-03 to 2027-05-14',
  new RegExp(`^${aDay}(?: to ${aDay})?$`),
).refine(
  (text) => {
    const [from = '', to = from] = text.split(' to ');
    return from <= to && [from, to].every((each) => z.iso.date().safeParse(each).success);
  },
  {
    error: ({ input }) =>
      `is “${String(input)}”, but there is no such day, or it ends before it begins: correct it`,
  },
);
const dayOff = describeField(
  written.transform((text): Holiday => {
    const [from = '', to = from] = text.split(' to ');
    return { from, to };
  }),
  { ...fields.get(written) },
);

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
    dayOff,
    'further days on which nothing is prepared or delivered',
  ).optional(),
}).superRefine(({ sends = [], rests = [] }, context) => {
  if (sends.length === 0 || sends.some((day) => !rests.includes(day))) return;
  const message = 'has only days on which you rest: correct one of the two';
  context.addIssue({ code: 'custom', path: ['sends'], message });
});
