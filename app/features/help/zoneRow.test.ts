import { expect, test } from 'vitest';
import { formatPrice } from '#say/sayPrice.ts';
import { zoneRow } from './zoneRow.ts';

const none = { least: 0, most: 0 };
const delivery = { processing: none, shipping: { least: 2, most: 3 } };

test.each([
  [none, '11:00', 'The same day, if ordered before 11:00'],
  [none, undefined, 'The same day'],
  [{ least: 1, most: 1 }, '11:00', '1 working day'],
  [undefined, '11:00', '2–3 working days'],
])(
  '15.6 of a zone with the days %j, in a shop that closes at %s, the help page says %s',
  (days, closes, said) => {
    const zone = { name: 'City', charge: 80_00, freeFrom: 900_00, days };
    const [name, text] = zoneRow(zone, { delivery, calendar: { closes } });
    const costs = `${formatPrice(80_00)} · free on orders of ${formatPrice(900_00)} or more`;
    expect([name, text]).toEqual(['City', `${costs}\n${said}`]);
  },
);
