import { weekdays } from '#ordering/day.ts';
import { choice, group, list, matching, noneTwice, number } from '#reader/kinds/fieldTypes.ts';

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

const closingTime = new RegExp(`^(?:(?:${weekdays.join('|')}) )?(?:[01]\\d|2[0-3]):[0-5]\\d$`);

/** When orders have to be there, of the shop, of a product and of a zone. */
export const leaving = {
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
    'the last time to order for the next of these days, such as Monday 18:00, or 11:00 of each day',
    closingTime,
  ).optional(),
};
