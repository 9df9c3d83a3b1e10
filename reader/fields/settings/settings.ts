import type * as z from 'zod';
import { country, currencyCode, languageCode, locale, timeZone } from '#reader/kinds/codeFields.ts';
import { describeField } from '#reader/kinds/field.ts';
import { sharedFacts } from '#reader/fields/facts.ts';
import {
  choice,
  entryKey,
  fieldOrGroup,
  fit,
  group,
  groups,
  link,
  list,
  matching,
  noneTwice,
  number,
  plainText,
  price,
  text,
  yesOrNo,
} from '#reader/kinds/fieldTypes.ts';
import { categories } from './categories.ts';
import { calendar } from './days.ts';
import { offer } from './offers.ts';
import { orders } from './orders.ts';
import { ownLink } from '#reader/kinds/pageFields.ts';
import { payments } from './payments.ts';
import { shop } from './shop.ts';
import { tax } from './tax.ts';
import { checkZones, delivery, shipping } from './zones.ts';
import { nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';
import { comparedAmounts } from '#reader/fields/unitPrice.ts';

const currency = group('Currency', {
  code: currencyCode('Code', 'the currency’s code, such as INR for ₹ or EUR for €'),
  locale: locale('Commas and points as in', {
    about: 'the language and country that decide how digits are grouped, such as de-DE',
    help: 'The language and the country: en-IN writes 1,00,000, en-GB writes 100,000. Leave it out for those of the language.',
  }).optional(),
  written: matching(
    'How a price looks',
    {
      about: 'how a price is written, with {amount} once, such as € {amount}',
      help: 'Write {amount} where the number goes, as in ₹ {amount}. Leave it out for what each language does.',
    },
    /^[^{}]{0,6}\{amount\}[^{}]{0,6}$/,
  ).optional(),
}).superRefine(({ code, written }, context) => {
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  const own = new Intl.NumberFormat('en', options).format(0).replaceAll(/[\d.\s]/g, '');
  const [sign] = written?.match(/\p{Sc}/u) ?? [];
  if (sign === undefined || sign === own) return;
  const message = `is “${written}”, but the sign of ${code} is ${own}: correct one of them`;
  context.addIssue({ code: 'custom', path: ['written'], message });
});

const region = fieldOrGroup(
  'name',
  group('Region', { key: entryKey, name: text('Region', 'a region', 40) }),
);

const ordering = group('Orders and payment', {
  orders: orders.optional(),
  payments,
  minimumOrder: price(
    'Minimum order',
    'the least order value, without shipping and before an offer is taken off, that you take an order for, such as 300.00',
  ).optional(),
});

const sending = group('Delivery', {
  delivery: delivery.optional(),
  shipping: shipping.optional(),
  regions: group(
    'States or regions',
    {
      name: text(
        'Name for them',
        {
          about: 'what a region is called, such as State',
          help: 'What a region is called at the checkout, such as State.',
        },
        24,
      ),
      list: list('The list', [1, 60], region),
    },
    { help: 'What buyers choose from at the checkout. Left out, no region is asked.' },
  ).optional(),
}).superRefine(checkZones);

const holidays = group('Holidays and offers', {
  calendar: calendar.optional(),
  offers: list('Offers', [1, 12], offer).superRefine(noneTwice('name')).optional(),
});

const range = group('Range and lists', {
  category: text(
    'What you sell',
    {
      about: 'what kind of products the shop sells',
      help: 'In a word or two: it is shown above products that have no category.',
    },
    40,
  ),
  categories: categories.optional(),
  filters: list(
    'Filters',
    [1, 6],
    plainText('Fact', 'a fact that lists are filtered by, such as material, brand or Metal', 40),
    {
      about: 'the facts that long lists are filtered by, as in [material]',
      help: 'Names of facts, such as material, brand, or one of your own. Their values are those of your products.',
    },
  )
    .superRefine(noneTwice())
    .optional(),
  fit: fit({
    about: 'how photos of products fit, whole or cut',
    help: 'Whole shows all of each photo. Cut fills the shape of most of them, and leaves out what is outside.',
  }).optional(),
  availability: text(
    'Words for “in stock”',
    'what each product’s page says of its availability',
    60,
  ),
  fewFrom: number(
    '“Few left” from',
    {
      about: 'how many pieces are few left, such as 3',
      help: 'This many pieces or fewer show “Few left”; one shows “Only one left”. 0 turns it off. Empty means 5.',
    },
    [0, 999],
  ).optional(),
  unitPrices: list(
    'Unit prices',
    [1, 9],
    choice('Amount', 'an amount by which prices are compared', comparedAmounts),
    'the amounts by which prices are compared, shown below each price',
  )
    .superRefine(noneTwice())
    .optional(),
});

const papers = group('Tax and papers', {
  tax,
  facts: sharedFacts.optional(),
  returns: group(
    'Returns, for search engines',
    {
      days: number('Days', 'for how many days a product can be returned', [1, 365]),
      paidBy: choice('Paid by', 'who pays for return shipping, shop or shopper', [
        'shop',
        'shopper',
      ]),
      country: country('Country', 'the country that products are returned from'),
    },
    { help: 'Shoppers read what Promises say.' },
  ).optional(),
  confirmed: yesOrNo('Tax, ways to pay and promises are right', {
    about: 'whether tax, ways to pay, promises and numbers that came with the shop are right',
    help: 'Yes: those that came with the shop and that you have not changed are right for you.',
  }).optional(),
});

const menu = group('Menu and languages', {
  // Six links stand beside the name and the icons.
  menu: groups(
    'Menu',
    [2, 6],
    {
      label: text('Label', 'the text of the link', 20),
      to: link(),
    },
    { help: 'The links of header, menu and footer.' },
  ),
  helpLinks: groups('Help links', [1, 6], ownLink.shape, { help: 'The links in the footer.' }),
  language: locale('Language', 'the language and the country of the texts, such as en-GB or hi-IN'),
  languages: list(
    'Languages',
    [1, 4],
    languageCode('Language', 'a language, such as en'),
    'all languages of the shop: that of its own texts first, as in en, then hi',
  )
    .superRefine(noneTwice())
    .optional(),
  buttons: choice(
    'Language of buttons',
    'in which language the software’s own words are, where it has none of yours',
    Object.fromEntries(spokenLanguages().map((code) => [code, nameInEnglish(code)])),
  ).optional(),
}).superRefine(({ language, languages: [first] = [] }, context) => {
  if (first === undefined || language.startsWith(`${first}-`)) return;
  const [wanted] = language.split('-');
  const message = `is “${first}”, but the first one must be ${wanted}, since language is ${language}`;
  context.addIssue({ code: 'custom', path: ['languages', 0], message });
});

const technical = group('Technical', {
  timeZone: timeZone().optional(),
  currency,
  leastPrice: price('Lowest price allowed', {
    about: 'the lowest price that a product may have, such as 1.00',
    help: 'A product that costs less must be a slip, and the check then says so.',
  }),
  sku: matching(
    'SKU (number on orders)',
    {
      about: 'the pattern of the products’ numbers, such as TEA-{id}',
      help: 'Write {id} where the product’s own number goes, as in TEA-{id}.',
    },
    /^[\w.-]{0,12}\{id\}[\w.-]{0,12}$/,
  ),
  cardMarks: list(
    'Cards in the footer',
    [0, 8],
    plainText('Card', 'the name of a card', 24, 'cardMark'),
    {
      help: 'Each needs a drawing of 52 × 34, named in small letters with dashes, as in cards/diners-club.svg.',
    },
  ).default([]),
  editor: group(
    'Desk on a phone',
    {
      repository: matching(
        'Your shop on GitHub',
        {
          about: 'the repository on GitHub that the desk saves to, such as name/shop',
          help: 'The name and the project, such as meera/shop.',
        },
        /^[\w-]+\/[\w.-]+$/,
      ),
      branch: describeField(
        matching('Branch on GitHub', 'its branch, such as main', /^[\w./-]+$/),
        { isGiven: true },
      ).default('main'),
    },
    { help: 'Leave it out if you only use the desk on your computer.' },
  ).optional(),
});

/** The settings by what an owner does: each is a file of the folder `settings`, and a form of the desk. */
export const settingsFiles = {
  'settings/shop': shop,
  'settings/orders': ordering,
  'settings/delivery': sending,
  'settings/holidays': holidays,
  'settings/range': range,
  'settings/tax': papers,
  'settings/menu': menu,
  'settings/technical': technical,
};

/** All of them as one. */
export const settings = group('Settings', {
  ...shop.shape,
  ...ordering.shape,
  ...sending.shape,
  ...holidays.shape,
  ...range.shape,
  ...papers.shape,
  ...menu.shape,
  ...technical.shape,
});

export type Settings = z.infer<typeof settings>;

/** The file that has a field of the settings, such as `settings/orders.yaml` for `payments`. */
export function settingsFileOf(field: string): string {
  const name = Object.entries(settingsFiles).find(([, { shape }]) => field in shape)?.[0];
  return `${name ?? 'settings/shop'}.yaml`;
}
