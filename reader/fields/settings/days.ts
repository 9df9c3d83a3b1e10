import { group, number } from '#reader/kinds/fieldTypes.ts';

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
