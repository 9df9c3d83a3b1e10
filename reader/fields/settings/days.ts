import { weekdays } from '#ordering/calendar.ts';
import { day } from '#reader/kinds/codeFields.ts';
import {
  choice,
  fieldOrGroup,
  group,
  list,
  matching,
  noneTwice,
  number,
  text,
} from '#reader/kinds/fieldTypes.ts';

/** From how many to how many days of work. */
export function days(label: string, about: string) {
  return group(label, {
    least: number('At least (days)', `${about} at least, in days`, [0, 60]),
    most: number('At most (days)', `${about} at most, in days`, [0, 90]),
  }).superRefine(({ least, most }, context) => {
    const message = `is ${most}, less than least, ${least}: correct one of them`;
    if (most < least) context.addIssue({ code: 'custom', path: ['most'], message });
  });
}

const daysOff = group('Days off', {
  from: day('First day', 'the day off, or the first one'),
  to: day('Last day', 'the last day off, where there are several').optional(),
  text: text('Text', 'what every page says at its top meanwhile', 240).optional(),
})
  .refine(({ from, to = from }) => from <= to, {
    error: 'ends before it begins: correct one of the days',
  })
  .refine(({ from, to = from }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    error: 'is longer than a year: write its last day',
  });

/** When the shop works, for all that is reckoned in days (SPEC 7.12). */
export const calendar = group(
  'Calendar',
  {
    rests: list(
      'Weekly days off',
      [1, 6],
      choice('Day', 'a day of the week', weekdays),
      'the days of the week on which nothing is prepared or delivered',
    )
      .superRefine(noneTwice())
      .optional(),
    closed: list(
      'Days off',
      [1, 60],
      fieldOrGroup('from', daysOff),
      'further days on which nothing is prepared or delivered, as in 2026-12-25',
    ).optional(),
    open: list(
      'Open all the same',
      [1, 60],
      day('Day', 'a day on which you work all the same'),
      'days on which you work all the same',
    )
      .superRefine(noneTwice())
      .optional(),
    closes: matching(
      'Orders until',
      'the time until which an order is for the same day, such as 11:00 or 09:30',
      /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    ).optional(),
  },
  {
    help: 'Shoppers can order on days off too: what is prepared or delivered waits for the next day of work.',
  },
);
