import * as z from 'zod';
import type { Availability } from '#catalogue/availability.ts';
import { weekdays } from '#ordering/day.ts';
import type { Picture } from '#catalogue/picture.ts';
import {
  type NamedPicture,
  currencyCode,
  each,
  choice,
  country,
  email,
  group,
  gtin,
  groups,
  languageCode,
  link,
  list,
  locale,
  markdown,
  pageText,
  matching,
  noneTwice,
  number,
  phone,
  picture,
  plainText,
  price,
  productId,
  text,
  yesOrNo,
  fieldRules,
} from './fieldTypes.ts';
import { comparedAmounts } from './unitPrice.ts';
import { advise } from '#shop-data/read/problem.ts';

/** The languages that the software itself speaks: the folders of `app/strings`. */
export const spokenLanguages = ['en', 'hi'] as const;

const wide = [2, 1] as const;
const tall = [4, 5] as const;

// The numbers of letters protect the layout: with all of them, each screen was seen at 390, 992 and 1440 px.
const heading = text('the heading', 64);
const title = text('the title', 48);
const alt = text('what the picture shows, for people who cannot see it', 300);
const sharing = group({
  picture: picture('the picture that other sites show beside a link', undefined, 1200),
  alt,
});
const action = group({ label: text('the text of the link', 32), to: link() });
const page = group({
  title: text('the title of the browser’s tab', 80),
  description: text('the text that search engines show for the page', 300),
});

/** How an order reaches the owner; each channel but the demonstration needs one of the fields. */
const orders = group({
  channel: choice('how an order reaches you', ['demonstration', 'whatsapp', 'mail', 'hosted']),
  phone: phone('the WhatsApp number that orders are sent to').optional(),
  email: email('the e-mail address that orders are sent to').optional(),
  address: matching(
    'the address of the other shop system with {id} and after it {quantity}, such as https://store.example/cart/{id}:{quantity}',
    /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}\/[^\s{}]*\{id\}[^\s{}]*\{quantity\}[^\s{}]*$/,
  ).optional(),
  separator: matching(
    'what is between two products in that address: a comma, or up to sixteen characters without a space',
    /^[^\s{}#]{1,16}$/,
  ).optional(),
  asks: list(
    0,
    5,
    choice('what the checkout asks for', ['phone', 'email', 'landmark', 'city', 'note']),
  )
    .superRefine(noneTwice())
    .refine((asked) => asked.includes('phone') || asked.includes('email'), {
      error: 'has neither phone nor email, so you could not reach a buyer: add one of them',
    })
    .meta({ description: 'what the checkout asks for, besides name and address' })
    .optional(),
  postcode: group({
    name: text('what the postcode is called', 24),
    digits: number('how many digits it has; leave it out where it has letters', 3, 10).optional(),
  }).optional(),
}).superRefine((written, context) => {
  const needed = neededBy[written.channel];
  if (needed === undefined || written[needed] !== undefined) return;
  const { description = '' } = orders.shape[needed].unwrap();
  const message = `is missing, and the channel ${written.channel} needs it: add ${description}`;
  context.addIssue({ code: 'custom', path: [needed], message });
});

const neededBy = {
  demonstration: undefined,
  whatsapp: 'phone',
  mail: 'email',
  hosted: 'address',
} as const;

/** What may be the same for all products of a shop. */
const sharedFacts = group({
  notFor: text('who should not use it', 500),
  bestBefore: text('how long it keeps, such as 24 months from its making', 120),
  maker: text('who makes it, with the address', 300),
  origin: text('the country that it comes from', 40),
  mrpIncludesTaxes: yesOrNo('whether the maximum retail price contains all taxes'),
  customerCare: text('whom to ask: a name, a phone number, an e-mail address', 300),
  more: groups(1, 8, {
    name: text('what the fact is called, such as FSSAI', 40),
    text: text('the fact itself', 500),
  }).superRefine(noneTwice('name')),
}).partial();

const facts = sharedFacts
  .omit({ notFor: true })
  .extend({
    netQuantity: text('the net quantity, such as 50 ml', 40),
    mrp: price('the maximum retail price, such as 999.00'),
  })
  .partial();

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

const shipping = group({
  charge: price('what shipping costs, such as 49.00'),
  freeFrom: price('the sum from which shipping is free, such as 499.00').optional(),
  regions: groups(0, 60, {
    name: plainText('a region of the list below', 40),
    charge: price('what shipping to this region costs, such as 99.00'),
  }).optional(),
  country: country('the country that you send to').optional(),
});

/** A day as a file has it. */
function day(about: string) {
  return matching(`${about}, such as 2026-12-31`, /^\d{4}-\d\d-\d\d$/).refine(
    (written) => z.iso.date().safeParse(written).success,
    { error: ({ input }) => `is “${String(input)}”, but there is no such day` },
  );
}

/** Open to everybody: a page cannot keep a code secret. */
const offer = group({
  name: text('what shoppers read of the offer, such as 10 % off from ₹999', 100),
  from: price('the sum of goods from which it counts, such as 999.00').optional(),
  count: number('from how many pieces on it counts', 1, 999).optional(),
  percent: number('how many percent of the goods it takes off', 1, 99, false).optional(),
  amount: price('what it takes off the goods, such as 100.00').optional(),
  freeShipping: yesOrNo('whether it makes shipping free').optional(),
  until: day('its last day').optional(),
  category: plainText('the slug of the only category whose products count', 60)
    .register(fieldRules, { kind: 'category' })
    .optional(),
}).superRefine(({ percent, amount, freeShipping }, context) => {
  const given = [percent, amount, freeShipping || undefined].filter((each) => each !== undefined);
  if (given.length === 1) return;
  const message = `has ${given.length === 0 ? 'none' : 'more than one'} of percent, amount and freeShipping: write one of them`;
  context.addIssue({ code: 'custom', message });
});

function days(about: string) {
  const bounds = {
    least: number(`${about} at least, in days`, 0, 60),
    most: number(`${about} at most, in days`, 0, 90),
  };
  return group(bounds).superRefine(({ least, most }, context) => {
    const message = `is ${most}, less than least, ${least}: correct one of them`;
    if (most < least) context.addIssue({ code: 'custom', path: ['most'], message });
  });
}

/** From what the pages of products reckon the day on which an order arrives. */
const delivery = group({
  processing: days('how long an order is prepared'),
  shipping: days('how long standard shipping takes'),
  rests: list(1, 6, choice('a day of the week', weekdays))
    .superRefine(noneTwice())
    .meta({ description: 'the days of the week on which nothing is prepared or delivered' })
    .optional(),
  closed: list(1, 60, day('a day'))
    .meta({ description: 'further days on which nothing is prepared or delivered' })
    .optional(),
});

/** Who sells, where the law wants to know it (SPEC 14.110). */
const seller = group({
  name: text('the legal name of who sells', 120),
  address: text('the address of who sells', 300),
  registrations: groups(1, 6, {
    name: text('what the number is called, such as GSTIN', 40),
    number: plainText('the number', 40),
  })
    .superRefine(noneTwice('name'))
    .optional(),
  grievance: group({
    name: text('who answers complaints, with the designation', 120),
    phone: phone('the phone number for complaints').optional(),
    email: email('the e-mail address for complaints').optional(),
    hours: text('when, such as Monday to Friday, 10 to 18', 120).optional(),
  })
    .refine((officer) => officer.phone !== undefined || officer.email !== undefined, {
      error: 'cannot be reached: add phone or email',
    })
    .optional(),
});

const settings = group({
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

const policies = group({
  freeShipping: text('the promise of free shipping', 160).optional(),
  returns: text('how products are returned', 160),
  guarantee: text('the guarantee', 160).optional(),
  processing: text('how long an order is prepared', 160),
  standardShipping: text('how long standard shipping takes', 160),
  expressShipping: text('how long express shipping takes', 160).optional(),
  support: text('when the shop answers', 160),
});

const opaque = matching('a colour, such as #336699', /^#[\da-fA-F]{6}$/);
/** With two digits more for how opaque it is. */
const colour = matching('a colour, such as #336699', /^#[\da-fA-F]{6}(?:[\da-fA-F]{2})?$/);
const themed = group({ light: opaque, dark: opaque });
const themedShade = group({ light: colour, dark: colour });
const shortName = /^[a-z][a-z0-9-]*$/;
const namedColours = z.record(
  matching('a name', shortName, 'must be in small letters, digits and dashes'),
  opaque,
);
function font(about: string) {
  return matching(about, shortName).register(fieldRules, { kind: 'font' });
}

const typeface = group({
  font: font('the name of the font’s package'),
  name: plainText('the font’s own name', 40),
  weight: matching('the weight, or the least and the most, such as 400 600', /^\d{3}(?: \d{3})?$/),
  kind: choice('serif or sans-serif', ['serif', 'sans-serif']),
  devanagari: font('the name of the package of the font for Hindi letters').optional(),
  likeness: z
    .array(
      group({
        weight: plainText('the weights', 12),
        size: plainText('the size', 8),
        ascent: plainText('the height above the line', 8),
        descent: plainText('the depth below the line', 8),
        isDigits: yesOrNo('whether it is for digits').optional(),
        isHindi: yesOrNo('whether it is for Hindi letters').optional(),
      }),
    )
    .optional(),
});

/** What the theme may give, and what is made of its colours where it does not. */
// oxfmt-ignore
const shades = {
  ...each([
    'raised', 'sunk', 'plate', 'skeleton', 'ink-2', 'ink-2-strong', 'line-2', 'brand-press', 'on-brand', 'link',
    'on-deep', 'on-deep-2', 'deep-mark', 'accent-on-deep', 'on-tag', 'danger', 'success', 'warning', 'info',
  ], themed),
  ...each(['scrim', 'line', 'line-deep'], themedShade),
  ...each([
    'art-ink', 'art-ink-press', 'art-paper', 'art-paper-press', 'art-paper-2', 'art-deep', 'art-band',
  ], opaque),
  'art-line': colour,
};

const theme = group({
  colours: group(each(['paper', 'ink', 'brand', 'deep', 'accent', 'new', 'sale'], themed)),
  shades: group(shades).partial().optional(),
  grounds: namedColours,
  typefaces: group({ headings: typeface, text: typeface }),
});

const ground = plainText('the colour behind the picture, one of the grounds of theme.yaml', 24);
ground.register(fieldRules, { kind: 'ground' });

const icons = [
  'truck',
  'return',
  'shield',
  'chat',
  'mail',
  'heart',
  'bag',
  'check',
  'bell',
] as const;
const policyNames = policies.keyof().options;

/** A part of the home page: one of these fields, whose name says which part it is. */
const homePart = group({
  hero: groups(1, 6, {
    about: text('the line above the title', 80),
    title: text('the title', 80),
    text: text('a sentence or two', 200),
    action,
    picture: picture('the wide picture of the slide', wide, 1600),
    portrait: picture('the same subject for phones', tall, 800),
    ground,
  }),
  featured: group({
    title: heading,
    products: list(1, 12, productId()).superRefine(noneTwice()).optional(),
  }),
  banners: groups(1, 2, {
    title,
    text: text('a short sentence', 100),
    action,
    picture: picture('the picture of the banner', [3, 2], 1000),
    ground,
  }),
  services: groups(1, 4, {
    icon: choice('the icon', icons),
    title,
    policy: choice('one of the promises', policyNames).register(fieldRules, {
      kind: 'policy',
    }),
  }),
  spotlight: group({
    title: heading,
    text: text('a sentence', 200),
    picture: picture('the wide picture', [7, 5], 1000),
    alt,
  }),
  favourites: group({
    title: text('the heading', 80),
    note: text('a sentence beside the heading', 160),
    products: list(1, 9, productId()).superRefine(noneTwice()).optional(),
  }),
  collections: group({
    title: heading,
    cards: groups(2, 2, {
      title,
      text: text('a sentence', 200),
      action,
      picture: picture('the picture of the collection', tall, 800),
      alt,
    }),
  }),
  social: group({
    title: heading,
    follow: text('the text of the link to the profile', 32).register(fieldRules, {
      kind: 'profile',
    }),
    pictures: list(6, 6, picture('a picture', [1, 1], 400)),
  }),
}).partial();

const home = group({
  sharing,
  parts: list(
    0,
    24,
    homePart.superRefine((part, context) => {
      const names = Object.keys(part);
      if (names.length < 2) return;
      const message = `is ${names.join(' and ')} in one: write a dash before each of them`;
      context.addIssue({ code: 'custom', message });
    }),
  ).optional(),
});

const about = group({
  page,
  sharing,
  hero: group({
    tagline: text('the sentence below the name', 160),
    belief: text('what the shop believes in', 500),
    picture: picture('the wide picture', wide, 1600),
    portrait: picture('the same subject for phones', tall, 800),
  }).optional(),
  stories: groups(1, 4, {
    title: heading,
    text: text('a sentence or two', 500),
    points: groups(1, 4, {
      title: text('the point', 80),
      text: text('a sentence', 200).optional(),
    }),
    picture: picture('the picture of the story', tall, 800),
    alt,
  }).optional(),
  numbers: groups(1, 4, {
    number: text('the number', 8),
    label: text('what it counts', 40),
  }).optional(),
  team: group({
    title: heading,
    members: groups(1, 6, {
      name: text('the person’s name', 48),
      role: text('what the person does', 64),
      picture: picture('the person’s picture', tall, 800),
      smallPicture: picture('a simpler picture for small sizes', tall, 200).optional(),
      alt,
    }),
  }).optional(),
  closing: group({ title: text('the heading', 80), action }).optional(),
});

const contact = group({
  page,
  heading: text('the heading', 80),
  intro: text('a sentence or two', 400),
  picture: picture('the picture', tall, 800),
});

const paragraph = text('a paragraph', 1500);

const help = group({
  page,
  returns: group({ title: heading, text: paragraph, action }),
  shipping: group({ title: heading }),
  terms: group({ title: heading, text: paragraph }),
  privacy: group({ title: heading, text: paragraph }),
});

const beside = picture('the picture beside the text', undefined, 600);
const sentence = text('a sentence or two', 240);
const shortTitle = text('the title', 80);

const words = group({
  productsPage: page,
  productsSharing: sharing,
  salesPage: page,
  salesSharing: sharing,
  endNote: group({
    all: text('the title after all products', 80),
    some: text('the title after some of the products', 80),
    text: text('a sentence', 160),
  }),
  productPage: group({
    description: text('the end of what search engines show of a product', 160),
    standardText: text('the description of a product that has none', 400),
    suitability: text('whom or what the products suit', 120).optional(),
    benefits: list(0, 5, text('a benefit', 120)).default([]),
    note: text('a line below the benefits', 120).optional(),
  }),
  productNotFound: group({ text: sentence, picture: beside }),
  emptyCart: group({ text: sentence, picture: beside }),
  emptyWishlist: group({ text: sentence, picture: beside }),
  wishlistInvitation: group({ title: shortTitle, text: sentence, action }),
  orderPlaced: group({
    title: shortTitle,
    picture: picture('the picture below the text', undefined, 800),
  }),
  pageNotFound: group({
    title: shortTitle,
    text: sentence,
    instead: text('the heading of the four products below', 80),
  }),
  menuNote: group({
    text: text('the sentence at the head of the menu of phones', 160),
    picture: picture('the picture of the menu', tall, 800),
  }),
  signUp: group({ text: text('the sentence below the heading', 160), picture: beside }).optional(),
  letters: group({
    title: text('the heading of the footer’s e-mail field', 80),
    text: text('the sentence below it', 200),
  }).optional(),
});

const states = 'in stock, few left, out of stock, or a day, as in from 2026-12-01';

/** Whether a product can be had, as an owner writes it. */
const availability = matching(
  `whether it can be had: ${states}`,
  /^(?:in stock|few left(?: until \d{4}-\d\d-\d\d)?|out of stock|from \d{4}-\d\d-\d\d)$/,
  `must be ${states}`,
).refine((written) => !/\d/.test(written) || z.iso.date().safeParse(written.slice(-10)).success, {
  error: ({ input }) =>
    `is “${String(input)}”, but there is no such day: write year, month and day, as in from 2026-12-01`,
}) as unknown as z.ZodType<Availability | 'in stock'>;

/** A picture in the product's folder, which may have any name. */
function productPicture(about: string) {
  return matching(
    `${about}, 4 : 5 and at least 800 px wide`,
    /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i,
    'must be the name of a file in the product’s folder, in letters, digits and dashes, as in tin.jpg',
  ).register(fieldRules, { kind: 'productPicture' });
}

/** A film in the product's folder; `readProducts.ts` looks at the file. */
function filmName(about: string) {
  return matching(about, /^[\w-]+\.(?:mp4|webm)$/).register(fieldRules, { kind: 'film' });
}

/** What a product has, and each of its sizes where they differ. */
const oldPrice = price('the price before, such as 899.00').optional();
const stock = number('how many there are; more cannot be ordered', 0, 999).optional();
const ownGtin = gtin('the number below its barcode').optional();
const ownSku = matching(
  'its own number, in place of the pattern of settings.yaml',
  /^[\w./-]{1,40}$/,
  'must be up to 40 letters, digits, dots, dashes and slashes',
).optional();
const externalId = matching(
  'the product’s number in the other shop system that takes the orders, such as 40123456789012',
  /^[\w.~-]{1,64}$/,
).optional();

/** A product may have its sizes in its own file (SPEC 16.60). */
const sizes = groups(2, 24, {
  label: text('what the size is called, such as 50 ml', 32),
  number: number('its number, which no product and no size has or had', 1, 999_999_999),
  price: price('its price, where that is another one').optional(),
  oldPrice,
  availability: availability.optional(),
  stock,
  netQuantity: facts.shape.netQuantity,
  mrp: facts.shape.mrp,
  gtin: ownGtin,
  sku: ownSku,
  externalId,
})
  .superRefine(noneTwice('label'))
  .superRefine(noneTwice('number'))
  .optional();

const product = group({
  name: text('the product’s name', 80),
  variant: text('what distinguishes it from a product of the same name', 32).optional(),
  price: price('the price, such as 699.00'),
  oldPrice,
  tag: choice('the tag, Sale or New', ['Sale', 'New']).optional(),
  description: markdown('the description', 3000).optional(),
  pictures: group({
    primary: productPicture('the first picture').optional(),
    secondary: productPicture('the second picture').optional(),
  }).optional(),
  alt: group({ primary: alt, secondary: alt.optional() }).meta({
    description: 'what the pictures show, as in primary: A green tin',
  }),
  morePictures: groups(1, 6, {
    picture: productPicture('a further picture'),
    alt,
  })
    .superRefine(noneTwice('picture'))
    .optional(),
  film: group({
    file: filmName('the name of an MP4 or WebM file of at most 8 MB in the product’s folder'),
    text: text('what it shows', 120),
  }).optional(),
  ingredients: text('what is in it, the most first', 3000).optional(),
  howToUse: text('how to use it', 1000).optional(),
  notFor: text('who should not use it', 500).optional(),
  benefits: list(1, 8, text('what it is good for', 200)).optional(),
  suitability: text('whom it suits', 160).optional(),
  questions: groups(1, 8, {
    question: text('what shoppers ask', 200),
    answer: text('the answer', 1500),
  }).optional(),
  availability: availability.optional(),
  stock,
  brand: plainText('who its brand is, where that is not the shop itself', 60).optional(),
  gtin: ownGtin,
  sku: ownSku,
  keywords: list(1, 20, text('a word that shoppers search for and that is in no name', 40))
    .superRefine(noneTwice())
    .optional(),
  externalId,
  category: plainText('one of the categories of settings.yaml', 60)
    .register(fieldRules, { kind: 'category' })
    .optional(),
  attributes: list(
    1,
    12,
    plainText('a slug of attributes in settings.yaml', 60).register(fieldRules, {
      kind: 'attribute',
    }),
  )
    .superRefine(noneTwice())
    .meta({ description: 'what shoppers filter long lists by' })
    .optional(),
  facts: facts.optional(),
  sizes,
  goesWith: list(1, 4, productId())
    .superRefine(noneTwice())
    .meta({ description: 'the numbers of products that “You May Also Like” shows first' })
    .optional(),
  order: number(
    'where it comes in lists, the least first; without it, its own number',
    1,
    99_999,
  ).optional(),
});

/** A page of the owner's own: the head of its Markdown file, and the text below it. */
export const pageSchema = group({
  ...page.shape,
  in: choice('where a link to it is: menu, footer or none', ['menu', 'footer', 'none']).optional(),
  order: number('where its link comes among those of pages, the least first', 1, 999).optional(),
  text: pageText('the text of the page, below the second line of three dashes', 60_000),
});

/** The files of a shop and what each contains; a field's type in the app is that of its schema. */
export const schemas = { settings, policies, theme, home, about, contact, help, words };
export const productSchema = product;

/** What the files contain, by file. */
export type ShopContent = {
  readonly [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]>;
};
export type Settings = z.infer<typeof settings>;

/** How orders reach the owner; a shop that does not say it shows a demonstration (SPEC 9). */
export function channelOf({ orders }: Settings) {
  return orders?.channel ?? 'demonstration';
}

export type Theme = z.infer<typeof theme>;
export type ProductFile = z.infer<typeof product>;
export type PageFile = z.infer<typeof pageSchema>;

/** @public The same as app/shop.d.ts gives it to the app: a picture itself in place of its name. */
export type AppContent = WithPictures<ShopContent>;
type WithPictures<Content> = Content extends NamedPicture
  ? Picture
  : { [Field in keyof Content]: WithPictures<Content[Field]> };
