import * as z from 'zod';
import { advise } from '#shop-data/read/problem.ts';
import { sharedFacts } from './facts.ts';
import { offer } from './offers.ts';
import { orders } from './orders.ts';
import { action } from './pageFields.ts';
import { seller } from './seller.ts';
import { delivery, shipping } from './shipping.ts';
import { comparedAmounts } from './unitPrice.ts';
import {
  currencyCode,
  choice,
  country,
  email,
  group,
  groups,
  languageCode,
  link,
  list,
  locale,
  matching,
  noneTwice,
  number,
  phone,
  plainText,
  price,
  text,
  yesOrNo,
  fieldRules,
  day,
} from './fieldTypes.ts';

/** The languages that the software itself speaks: the folders of `app/strings`. */
export const spokenLanguages = ['en', 'hi'] as const;

const currency = group({
  code: currencyCode('the currency’s code, such as INR for ₹ or EUR for €'),
  locale: locale('the language and country whose grouping of digits is used, such as de-DE'),
  written: matching(
    'how a price is written, with {amount} once, such as € {amount}',
    /^[^{}]{0,6}\{amount\}[^{}]{0,6}$/,
  ),
}).superRefine(({ code, written }, context) => {
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  const own = new Intl.NumberFormat('en', options).format(0).replaceAll(/[\d.\s]/g, '');
  const [sign] = written.match(/\p{Sc}/u) ?? [];
  if (sign === undefined || sign === own) return;
  const message = `is “${written}”, but the sign of ${code} is ${own}: correct one of them`;
  context.addIssue({ code: 'custom', path: ['written'], message });
});

export const settings = group({
  name: text('the shop’s name', 40),
  line: text('what the shop is, in a few words', 100),
  description: text('the text that search engines show for the home page', 300),
  site: matching(
    'the address that the shop is published under, with https://, such as https://shop.example',
    /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}(?:\/[^\s?#]*)?$/,
    // The path of each address is that of the build: BASE_PATH.
  ).overwrite((address) => address.replace(/(?<=\w)\/.*/, '')),
  copyright: text('the line at the end of the footer', 120),
  orders: orders.optional(),
  editor: group({
    repository: matching(
      'the repository on GitHub that the desk saves to, such as name/shop',
      /^[\w-]+\/[\w.-]+$/,
    ),
    branch: matching('its branch, such as main', /^[\w./-]+$/),
  }).optional(),
  language: locale('the language and the country of the texts, such as en-GB or hi-IN'),
  languages: list(1, 4, languageCode('a language, such as en'))
    .superRefine(noneTwice())
    .meta({
      description: 'all languages of the shop: that of its own texts first, as in en, then hi',
    })
    .optional(),
  buttons: choice(
    'in which language the software’s own words are, where it has none of yours',
    spokenLanguages,
  ).optional(),
  currency,
  leastPrice: price('the lowest price that a product may have, such as 1.00'),
  tax: group({
    percent: number('the tax in percent', 0, 50, false),
    name: text('what the tax is called', 24),
    isIncluded: yesOrNo('whether the prices contain the tax'),
  }),
  shipping: shipping.optional(),
  delivery: delivery.optional(),
  returns: group({
    days: number('for how many days a product can be returned', 1, 365),
    paidBy: choice('who pays for the way back, shop or shopper', ['shop', 'shopper']),
    country: country('the country that products are returned from'),
  }).optional(),
  contact: group({
    phone: phone('the phone number'),
    phoneName: text('what the number is for, such as Phone or WhatsApp', 16),
    opens: choice('what the number opens, phone for a call or whatsapp for a chat', [
      'phone',
      'whatsapp',
    ]).optional(),
    email: email('the e-mail address'),
  }),
  seller: seller.optional(),
  socialProfile: group({
    name: text('the name of the site that the profile is on', 16),
    address: matching(
      'the address of the profile, such as https://www.instagram.com/shop',
      /^https:\/\/\S+$/,
    ),
    icon: choice('its icon', ['instagram', 'outward', 'chat', 'heart']),
  }).optional(),
  sku: matching(
    'the pattern of the products’ numbers, such as TEA-{id}',
    /^[\w.-]{0,12}\{id\}[\w.-]{0,12}$/,
  ),
  category: text('what kind of products the shop sells', 40),
  categories: groups(1, 24, {
    // The end of an address is no text, so it is not translated.
    slug: matching(
      'the end of the category’s address, such as green-teas',
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be in small letters, digits and dashes, as in green-teas',
    ),
    name: text('the category’s name', 40),
    description: text('the text that search engines show for the category', 300),
  })
    .superRefine(noneTwice('slug'))
    .superRefine(noneTwice('name'))
    .optional(),
  attributes: groups(1, 6, {
    name: text('what shoppers filter by, such as Metal', 32),
    values: groups(1, 24, {
      slug: matching(
        'the short name that products and addresses have, such as silver',
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'must be in small letters, digits and dashes, as in rose-gold',
      ),
      name: text('what shoppers read of it', 40),
    }).superRefine(noneTwice('slug')),
  })
    .superRefine(noneTwice('name'))
    .optional(),
  availability: text('what each product’s page says of its availability', 60),
  facts: sharedFacts.optional(),
  unitPrices: list(1, 4, choice('an amount by which prices are compared', comparedAmounts))
    .superRefine(noneTwice())
    .meta({ description: 'the amounts by which prices are compared, shown below each price' })
    .optional(),
  regions: group({
    name: text('what a region is called, such as State', 24),
    list: list(1, 60, text('a region', 40)),
  }),
  // Six links stand beside the name and the icons.
  menu: groups(2, 6, { label: text('the text of the link', 20), to: link() }),
  helpLinks: list(1, 6, action),
  payments: groups(1, 6, {
    name: text('the name of a way to pay', 48),
    text: text('a sentence about it, such as We send the link in the chat', 240).optional(),
    charge: price('what it costs the shopper, such as 50.00').optional(),
    from: price('the sum of goods from which it is offered, such as 200.00').optional(),
    upTo: price('the sum of goods up to which it is offered, such as 5,000.00').optional(),
  }).superRefine(noneTwice('name')),
  closed: group({
    from: day('the first day of the holiday'),
    to: day('its last day'),
    text: text('the line above every page meanwhile', 240),
  })
    .refine(({ from, to }) => from <= to, {
      error: 'ends before it begins: correct one of the days',
    })
    .optional(),
  minimumOrder: price(
    'the least sum of goods that you take an order for, such as 300.00',
  ).optional(),
  offers: list(1, 12, offer).superRefine(noneTwice('name')).optional(),
  cardMarks: list(
    0,
    8,
    plainText('the name of a card', 24).register(fieldRules, { kind: 'cardMark' }),
  ).default([]),
}).superRefine(
  ({ language, languages: [first] = [], shipping: { regions } = {}, ...own }, context) => {
    if (first !== undefined && !language.startsWith(`${first}-`)) {
      const [wanted] = language.split('-');
      const message = `is “${first}”, but the first one must be ${wanted}, since language is ${language}`;
      context.addIssue({ code: 'custom', path: ['languages', 0], message });
    }
    for (const [index, { name }] of (regions ?? []).entries()) {
      const { list: known } = own.regions;
      const message = `is “${name}”, which is none of the regions of this file: ${advise(name, known)}`;
      const path = ['shipping', 'regions', index, 'name'];
      if (!known.includes(name)) context.addIssue({ code: 'custom', path, message });
    }
  },
);

export type Settings = z.infer<typeof settings>;
