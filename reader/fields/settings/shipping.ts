import { country } from '#reader/kinds/codeFields.ts';
import { group } from '#reader/kinds/fieldTypes.ts';
import { days } from './days.ts';
import { zones } from './zones.ts';

export const shipping = group('Shipping charges', {
  zones,
  country: country('Country', 'the country that you send to').optional(),
});

/** From what the pages of products reckon the day on which an order arrives. */
export const delivery = group('Delivery days', {
  processing: days('Processing', 'how long an order is prepared'),
  shipping: days('Shipping', 'how long standard shipping takes'),
});
