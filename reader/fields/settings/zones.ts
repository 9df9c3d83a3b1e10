import * as z from 'zod';
import { country } from '#reader/kinds/codeFields.ts';
import { plainStart, rangeIn } from '#reader/kinds/postcodes.ts';
import {
  group,
  groups,
  list,
  matching,
  noneTwice,
  plainText,
  price,
  text,
} from '#reader/kinds/fieldTypes.ts';
import { days } from './days.ts';

const name = text('Name', 'what the zone is called, such as Rest of India', 40);

/** A list of which no entry is there twice, and that may be left out. */
function some<Entry extends z.ZodType>(label: string, most: number, entry: Entry, about: string) {
  return list(label, [1, most], entry, about).superRefine(noneTwice()).optional();
}

/** Where a shop sends to (SPEC 15.6): the first that fits counts, and one without a condition is the rest. */
const zones = groups(
  'Zones',
  [1, 60],
  {
    name,
    postcodes: some(
      'Postcodes',
      300,
      matching(
        'Beginning',
        'how a postcode begins, such as 411, or a range, such as 682001-682030',
        /^(?:[A-Za-z0-9][A-Za-z0-9 -]{0,9}|\d{2,9} ?[–-] ?\d{2,9})$/,
      )
        .overwrite(plainStart)
        .refine((kept) => rangeIn(kept)?.every((end, _, [first = end]) => first <= end) ?? true, {
          error: ({ input }) =>
            `is “${String(input)}”, which ends before it begins: write the first postcode first, and a single one without a dash`,
        }),
      'how the postcodes there begin, such as 411, or from which to which, such as 682001-682030',
    ),
    states: some(
      'States or regions',
      60,
      plainText('State or region', 'one of the list “States or regions”', 40, 'state'),
      'the states there, as in the list “States or regions”',
    ),
    countries: some(
      'Countries',
      250,
      country('Country', 'a country'),
      'the countries there; without them, the zone is in the shop’s own',
    ),
    charge: price('Charge', 'what sending there costs, such as 60.00; 0 is free'),
    freeFrom: price(
      'Free from',
      'the sum, before an offer is taken off, from which sending there is free, such as 1,500.00',
    ).optional(),
    days: days('Shipping there', 'how long sending there takes').optional(),
    payments: some(
      'Ways to pay there',
      6,
      plainText('Way to pay', 'the name of one of the ways to pay', 48, 'payment'),
      'the names of the ways to pay there; without them, all',
    ),
    without: some(
      'What is not sent there',
      12,
      plainText(
        'Not sent',
        'a category, a tag, or what a fact of products says, such as non-veg',
        60,
      ),
      'what is not sent there: categories, tags, or what facts of products say, such as non-veg',
    ),
  },
  {
    help: 'The first that fits a buyer’s address counts. One that names no postcodes, states or countries is for everywhere else. Where none fits, you do not send.',
  },
).superRefine(noneTwice('name'));

export const shipping = group('Shipping charges', {
  zones,
  country: country('Country', 'the country that you send to').optional(),
});

/** From what the pages of products reckon the day on which an order arrives. */
export const delivery = group('Delivery days', {
  processing: days('Processing', 'how long an order is prepared'),
  shipping: days('Shipping', 'how long standard shipping takes'),
});

type ZoneOfFile = z.infer<typeof zones>[number];

type Written = {
  readonly shipping?: { readonly zones?: readonly ZoneOfFile[] | undefined } | undefined;
};

/** Only the last zone has all places. */
export function checkZones({ shipping }: Written, context: z.RefinementCtx): void {
  const all = shipping?.zones ?? [];
  for (const [index, { name, postcodes, states, countries }] of all.entries()) {
    if (postcodes || states || countries || index === all.length - 1) continue;
    const message = `is ${name}, which has all places, so no order is ever in a zone after it: write it last, or name its places`;
    context.addIssue({ code: 'custom', path: ['shipping', 'zones', index, 'name'], message });
  }
}
