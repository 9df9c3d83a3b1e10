import * as z from 'zod';
import { advise } from '#reader/files/problem.ts';
import {
  choice,
  group,
  list,
  matching,
  noneTwice,
  plainText,
  yesOrNo,
} from '#reader/kinds/fieldTypes.ts';
import { askedFields } from './settings/orders.ts';
import {
  currencyCode,
  languageCode,
  locale,
  postcodeForm,
  timeZone,
} from '#reader/kinds/codeFields.ts';

const byName = <Value extends z.ZodType>(value: Value, name = z.string()) => z.record(name, value);

/** Parts of an address, as a country's file writes them in its lines. */
export const addressParts = [
  '{name}',
  '{address}',
  '{area}',
  '{landmark}',
  '{city}',
  '{postcode}',
  '{region}',
  '{country}',
  '{phone}',
  '{email}',
] as const;

/** A pattern that no browser can read would stop the checkout. */
function refuseUnread(pattern: string, context: z.RefinementCtx): void {
  try {
    RegExp(pattern, 'v');
  } catch {
    const message = `is “${pattern}”, which cannot be read as a pattern: close each bracket, as in 9\\d{8}`;
    context.addIssue({ code: 'custom', message });
  }
}

function refuseUnknown(lines: readonly string[], context: z.RefinementCtx): void {
  for (const [index, line] of lines.entries()) {
    const unknown = line
      .match(/\{\w*\}/g)
      ?.find((part) => !addressParts.some((known) => known === part));
    if (unknown === undefined) continue;
    const message = `has ${unknown}, but must have only ${addressParts.join(' ')}`;
    context.addIssue({ code: 'custom', path: [index], message });
  }
}

const postcodeStarts = matching(
  'Postcodes',
  'the beginnings of its postcodes, with blanks between, such as 10 115',
  /^(?:[\dA-Z]{1,8}(?: [\dA-Z]{1,8})*)?$/,
);

type Regions = { readonly list: object; readonly also?: object | undefined };

/** Another name must be that of a region in the list. */
function refuseStrangers({ list: regions, also = {} }: Regions, context: z.RefinementCtx): void {
  const known = Object.keys(regions);
  for (const name of Object.keys(also).filter((each) => !known.includes(each))) {
    const message = `is not a region of the list: ${advise(name, known)}`;
    context.addIssue({ code: 'custom', path: ['also', name], message });
  }
}

/** What a file of `countries` may say; what it leaves out, libraries know (SPEC 14.120). */
export const country = group('Country', {
  language: locale('Language', 'the language and the country, such as pt-PT').optional(),
  currency: currencyCode('Currency', 'the currency’s code, such as EUR').optional(),
  postcode: group('Postcode', {
    form: postcodeForm(),
    name: byName(
      plainText('Name', 'what it is called in a language, if that has another word than usual', 24),
      languageCode('Language', 'the language'),
    ).optional(),
  }).optional(),
  timeZone: timeZone().optional(),
  mobile: matching(
    'Mobile numbers',
    'the pattern of a mobile number without the code of the country, such as 9\\d{8}',
    /^[\d\\dx[\](){}|?:,-]+$/,
  )
    .superRefine(refuseUnread)
    .optional(),
  address: list(
    'Address',
    [2, 8],
    plainText('Line', 'a line of an address, such as {postcode} {city}', 60),
    'the lines of an address',
  )
    .superRefine(refuseUnknown)
    .optional(),
  asks: list(
    'What buyers are asked',
    [1, 5],
    choice('Question', 'what the checkout asks for', askedFields),
    'what the checkout asks for where a shop does not say it',
  )
    .superRefine(noneTwice())
    .optional(),
  regions: group('States or regions', {
    name: plainText('Name', 'what a region is called', 24),
    list: byName(postcodeStarts),
    also: byName(z.string()).optional(),
  })
    .superRefine(refuseStrangers)
    .optional(),
  newShop: group('New shop', {
    settings: byName(z.unknown()).optional(),
    policies: byName(z.unknown()).optional(),
  }).optional(),
  taxInFeed: yesOrNo(
    'Tax in the feed',
    'whether shopping services want prices with tax there; without it, they do',
  ).optional(),
});

export type Country = z.infer<typeof country>;
