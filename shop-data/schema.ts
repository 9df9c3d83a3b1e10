import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { Address } from '../app/domain/address.ts';
import type { Availability } from '../app/domain/availability.ts';
import type { Picture } from '../app/domain/picture.ts';

/** The languages that the software itself speaks: the folders of `app/strings`. */
export const spokenLanguages = ['en', 'hi'] as const;

/**
 * What can be checked only together with the other files of the shop: `readShop.ts` does it after the
 * file itself is right.
 */
export type Place =
  | { readonly kind: 'link' | 'ground' | 'cardMark' | 'product' | 'font' | 'policy' | 'profile' }
  | PicturePlace;

/** A place for a picture: the shape and the least size that it needs there. */
export type PicturePlace = {
  readonly kind: 'picture';
  /** Width to height; a place without a shape takes any. */
  readonly shape?: readonly [width: number, height: number];
  readonly leastWidth: number;
};

/** Which fields have a `Place`. */
export const places = z.registry<Place>();

/** The fields that people read: only these are translated. */
export const texts = new WeakSet<z.ZodType>();

/** A text that people read; `about` completes "add …" and is what an editor shows. */
function text(about: string, most: number) {
  const schema = plainText(about, most);
  texts.add(schema);
  return schema;
}

/** A text that is the same in every language, since the software reads it. */
function plainText(about: string, most: number) {
  return z.string().trim().min(1).max(most).meta({ description: about });
}

function matching(about: string, pattern: RegExp, problem: string) {
  return z
    .string()
    .regex(pattern, { error: ({ input }) => `is “${String(input)}”, but ${problem}`, abort: true })
    .meta({ description: about });
}

function phone(about: string) {
  return matching(
    about,
    /^\+\d[\d ]{6,18}$/,
    'must be a phone number that begins with + and the code of the country, as in +44 20 7946 0000',
  ).refine((number) => isPlaceholder(number) || isValidPhoneNumber(number), {
    error: ({ input }) =>
      `is “${String(input)}”, but no number of this country has these digits: one may be missing`,
  });
}

/** A phone number that nobody can have. */
export function isPlaceholder(phone: string): boolean {
  return /^\+\d{1,3}0+$/.test(phone.replaceAll(' ', ''));
}

/** A price as its owner writes it, `99`, `99.5` or `1,099.00`; then a whole number of hundredths. */
function price(about: string) {
  return matching(
    about,
    /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/,
    'must be a number without the currency, as in 699.00',
  ).transform((written) => Math.round(Number(written.replaceAll(',', '')) * 100));
}

function number(about: string, least: number, most: number, isWhole = true) {
  return matching(
    `${about}, from ${least} to ${most}`,
    isWhole ? /^\d+$/ : /^\d+(?:\.\d+)?$/,
    isWhole ? 'must be a whole number' : 'must be a number, as in 7.5',
  )
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

function yesOrNo(about: string) {
  return z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'] })
    .meta({ description: about });
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country's code (ISO 3166-1); the browser's own list also names some groups of countries. */
function country(about: string) {
  return matching(
    about,
    /^(?!EU|EZ|QO|UN|XA|XB|ZZ)[A-Z]{2}$/,
    'must be the two capital letters of a country, as in IN',
  ).refine((code) => countryNames.of(code) !== undefined, {
    error: ({ input }) => `is “${String(input)}”, but there is no country with these letters`,
  });
}

/** A link to a page of the shop; the app's types know it as an address. */
function link(about = 'the page that the link leads to, such as /products') {
  const address = matching(about, /^\//, 'must be a page of this shop and begin with /');
  places.add(address, { kind: 'link' });
  return address as unknown as z.ZodType<Address>;
}

/** The number of a product of the shop. */
function productId() {
  return marked(
    matching('the number of a product', /^\d+$/, 'must be the number of a product').transform(
      Number,
    ),
    { kind: 'product' },
  );
}

/** The end of a category's address, by which products name it; no text, so it is not translated. */
function slug(about: string) {
  return matching(
    about,
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be in small letters, digits and dashes, as in green-teas',
  );
}

/** Before the name of a picture in what a file contains; no text begins like this. */
export const pictureMark = '\0picture:';

/** A picture's name, without its ending; the app gets the picture itself. */
function picture(
  about: string,
  shape: PicturePlace['shape'] | undefined,
  leastWidth: number,
): z.ZodType<Picture> {
  const name = matching(
    about,
    /^(?:products\/\d+-[a-z0-9-]+\/)?[a-z0-9-]+$/,
    'must be the name of a file in pictures, in small letters, digits and dashes, without .jpg or another ending',
  );
  const query = shape ? `?shape=${shape.join('x')}` : '';
  return marked(
    name.transform((own) => `${pictureMark}${own}${query}`) as unknown as z.ZodType<Picture>,
    {
      kind: 'picture',
      ...(shape && { shape }),
      leastWidth,
    },
  );
}

const wide = [2, 1] as const;
const tall = [4, 5] as const;

const alt = text('what the picture shows, for people who cannot see it', 140);

const sharing = z.strictObject({
  picture: picture('the picture that other sites show beside a link', undefined, 1200),
  alt,
});

const action = z.strictObject({ label: text('the text of the link', 24), to: link() });

const page = z.strictObject({
  title: text('the title of the browser’s tab', 40),
  description: text('the text that search engines show for the page', 200),
});

/** `#rrggbb`, or with two digits more for how opaque it is. */
const colour = matching(
  'a colour, such as #336699',
  /^#[\da-fA-F]{6}(?:[\da-fA-F]{2})?$/,
  'must be a colour, written as in #336699',
);
const plainColour = matching(
  'a colour, such as #336699',
  /^#[\da-fA-F]{6}$/,
  'must be a colour, written as in #336699',
);

const themed = z.strictObject({ light: plainColour, dark: plainColour });
const themedShade = z.strictObject({ light: colour, dark: colour });

const name = /^[a-z][a-z0-9-]*$/;
const namedColours = z.record(
  matching('a name', name, 'must be in small letters, digits and dashes'),
  plainColour,
);

const policyNames = [
  'freeShipping',
  'returns',
  'guarantee',
  'processing',
  'standardShipping',
  'expressShipping',
  'support',
] as const;

const emailPattern = /^[^\s@<>"',;:]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*\.[a-zA-Z]{2,}$/;
const emailProblem = 'must be an e-mail address, as in hello@shop.example';

/** How an order reaches the owner. Which of the fields a channel needs, `readShop.ts` says. */
const orders = z.strictObject({
  channel: z
    .enum(['demonstration', 'whatsapp', 'mail', 'hosted'])
    .meta({ description: 'how an order reaches you' }),
  phone: phone(
    'the WhatsApp number that orders are sent to, with the code of the country, such as +91 98765 43210',
  ).optional(),
  email: matching(
    'the e-mail address that orders are sent to',
    emailPattern,
    emailProblem,
  ).optional(),
  address: matching(
    'the address of the other shop system, such as https://store.example/cart/{id}:{quantity}',
    /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}\/[^\s{}]*\{id\}[^\s{}]*\{quantity\}[^\s{}]*$/,
    'must begin with https:// and contain {id} and after it {quantity}, once each, as in https://store.example/cart/{id}:{quantity}',
  ).optional(),
  separator: matching(
    'what is between two products in that address, such as a comma',
    /^[^\s{}#]{1,16}$/,
    'must be one to sixteen signs without a space, such as a comma',
  ).optional(),
  postcode: z
    .strictObject({
      name: text('what the postcode is called', 24),
      digits: number('how many digits it has; leave it out where it has letters', 3, 10).optional(),
    })
    .optional(),
});

/** What may be the same for all products of a shop. */
const sharedFacts = z
  .strictObject({
    notFor: text('who should not use it', 200),
    bestBefore: text('how long it keeps, such as 24 months from its making', 60),
    maker: text('who makes it, with the address', 160),
    origin: text('the country that it comes from', 40),
    mrpIncludesTaxes: yesOrNo('whether the maximum retail price contains all taxes'),
    customerCare: text('whom to ask: a name, a phone number, an e-mail address', 160),
    more: z
      .array(
        z.strictObject({
          name: text('what the fact is called, such as FSSAI', 40),
          text: text('the fact itself', 200),
        }),
      )
      .min(1)
      .max(8)
      .refine((facts) => new Set(facts.map((fact) => fact.name)).size === facts.length, {
        error: 'has a name twice: remove one of the two',
      }),
  })
  .partial();

const facts = sharedFacts
  .extend({
    netQuantity: text('the net quantity, such as 50 ml', 40),
    howToUse: text('how to use it', 300),
    ingredients: text('what is in it', 1000),
    mrp: price('the maximum retail price, such as 999.00'),
  })
  .partial();

const settings = z.strictObject({
  name: text('the shop’s name', 40),
  line: text('what the shop is, in a few words', 60),
  description: text('the text that search engines show for the home page', 200),
  site: matching(
    'the address that the shop is published under, such as https://shop.example',
    /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}(?:\/[^\s?#]*)?$/,
    'must begin with https://, as in https://shop.example or https://name.github.io/shop/',
    // The path of each address is that of the build: BASE_PATH.
  ).overwrite((address) => address.replace(/(?<=\w)\/.*/, '')),
  copyright: text('the line at the end of the footer', 60),
  orders: orders.optional(),
  language: matching(
    'the language and country of the texts, such as en-GB',
    /^[a-z]{2,3}-[A-Z]{2}$/,
    'must be a language and a country, as in en-GB',
  ),
  languages: z
    .array(z.enum(spokenLanguages).meta({ description: 'a language, such as en' }))
    .min(1)
    .max(spokenLanguages.length)
    .meta({ description: 'the languages of the shop; the first one is that of its own texts' })
    .optional(),
  currency: z.strictObject({
    code: matching(
      'the currency’s code, such as EUR',
      /^[A-Z]{3}$/,
      'must be the three letters of a currency, as in EUR',
    ),
    locale: matching(
      'the language and country whose grouping of digits is used, such as de-DE',
      /^[a-z]{2,3}-[A-Z]{2}$/,
      'must be a language and a country, as in de-DE',
    ),
    written: matching(
      'how a price is written, such as € {amount}',
      /^[^{}]{0,6}\{amount\}[^{}]{0,6}$/,
      'must contain {amount} once, with the sign of the currency before or after it, as in € {amount}',
    ),
  }),
  leastPrice: price('the least price that is no slip of the pen, such as 1.00'),
  tax: z.strictObject({
    percent: number('the tax in percent', 0, 50, false),
    name: text('what the tax is called', 24),
    isIncluded: yesOrNo('whether the prices contain the tax'),
  }),
  shipping: z
    .strictObject({
      charge: price('what shipping costs, such as 49.00'),
      freeFrom: price('the sum from which shipping is free, such as 499.00').optional(),
      regions: z
        .array(
          z.strictObject({
            name: plainText('a region of the list below', 40),
            charge: price('what shipping to this region costs, such as 99.00'),
          }),
        )
        .max(60)
        .optional(),
      country: country('the country that you send to, such as IN').optional(),
    })
    .optional(),
  returns: z
    .strictObject({
      days: number('for how many days a product can be returned', 1, 365),
      paidBy: z
        .enum(['shop', 'shopper'])
        .meta({ description: 'who pays for the way back, shop or shopper' }),
      country: country('the country that products are returned from, such as IN'),
    })
    .optional(),
  contact: z.strictObject({
    phone: phone('the phone number, with the code of the country, such as +91 98765 43210'),
    phoneName: text('what the number is for, such as Phone or WhatsApp', 16),
    opens: z
      .enum(['phone', 'whatsapp'])
      .meta({ description: 'what the number opens, phone for a call or whatsapp for a chat' })
      .optional(),
    email: matching('the e-mail address', emailPattern, emailProblem),
  }),
  socialProfile: z
    .strictObject({
      name: text('the name of the site that the profile is on', 16),
      address: matching(
        'the address of the profile',
        /^https:\/\/\S+$/,
        'must begin with https://, as in https://www.instagram.com/shop',
      ),
      icon: z.enum(['instagram', 'outward', 'chat', 'heart']).meta({ description: 'its icon' }),
    })
    .optional(),
  sku: matching(
    'the pattern of the products’ numbers, such as TEA-{id}',
    /^[\w.-]{0,12}\{id\}[\w.-]{0,12}$/,
    'must contain {id} once, as in TEA-{id}',
  ),
  category: text('what kind of products the shop sells', 40),
  categories: z
    .array(
      z.strictObject({
        slug: slug('the end of the category’s address, such as green-teas'),
        name: text('the category’s name', 32),
        description: text('the text that search engines show for the category', 200),
      }),
    )
    .min(1)
    .max(24)
    .optional(),
  productsPerPage: number('how many products one page of a list shows', 4, 96)
    .refine((count) => count % 4 === 0, {
      error: ({ input }) =>
        `is “${String(input)}”, but must be a multiple of 4, so that products fill the rows`,
    })
    .optional(),
  availability: text('what each product’s page says of its availability', 24),
  facts: sharedFacts.optional(),
  regions: z.strictObject({
    name: text('what a region is called, such as State', 24),
    list: z.array(text('a region', 40)).min(1).max(60),
  }),
  menu: z
    .array(z.strictObject({ label: text('the text of the link', 14), to: link() }))
    .min(2)
    .max(6),
  helpLinks: z.array(action).min(1).max(6),
  payments: z.array(text('the name of a way to pay', 32)).min(1).max(6),
  cardMarks: z.array(marked(plainText('the name of a card', 24), { kind: 'cardMark' })).max(8),
});

const policies = z.strictObject({
  freeShipping: text('the promise of free shipping', 80).optional(),
  returns: text('how products are returned', 80),
  guarantee: text('the guarantee', 60).optional(),
  processing: text('how long an order is prepared', 80),
  standardShipping: text('how long standard shipping takes', 60),
  expressShipping: text('how long express shipping takes', 60).optional(),
  support: text('when the shop answers', 60),
});

const seven = { paper: themed, ink: themed, brand: themed, deep: themed, accent: themed };

const theme = z.strictObject({
  colours: z.strictObject({ ...seven, new: themed, sale: themed }),
  shades: z
    .strictObject({
      raised: themed,
      sunk: themed,
      plate: themed,
      skeleton: themed,
      scrim: themedShade,
      'ink-2': themed,
      'ink-2-strong': themed,
      line: themedShade,
      'line-2': themed,
      'brand-press': themed,
      'on-brand': themed,
      link: themed,
      'on-deep': themed,
      'on-deep-2': themed,
      'line-deep': themedShade,
      'deep-mark': themed,
      'accent-on-deep': themed,
      'on-tag': themed,
      danger: themed,
      success: themed,
      warning: themed,
      info: themed,
      'art-ink': plainColour,
      'art-ink-press': plainColour,
      'art-paper': plainColour,
      'art-paper-press': plainColour,
      'art-paper-2': plainColour,
      'art-line': colour,
      'art-deep': plainColour,
      'art-band': plainColour,
    })
    .partial()
    .optional(),
  grounds: namedColours,
  tones: namedColours,
  typefaces: z.strictObject({ headings: typeface(), text: typeface() }),
});

const ground = marked(
  plainText('the colour behind the picture, one of the grounds of theme.yaml', 24),
  {
    kind: 'ground',
  },
);

const home = z.strictObject({
  sharing,
  hero: z
    .array(
      z.strictObject({
        about: text('the line above the title', 48),
        title: text('the title', 40),
        text: text('a sentence or two', 100),
        action,
        picture: picture('the wide picture of the slide', wide, 1600),
        portrait: picture('the same subject for phones', tall, 800),
        ground,
      }),
    )
    .min(1)
    .max(6)
    .optional(),
  featured: z.strictObject({ title: text('the heading', 40) }).optional(),
  banners: z
    .array(
      z.strictObject({
        title: text('the title', 32),
        text: text('a short sentence', 60),
        action,
        picture: picture('the picture of the banner', [3, 2], 1000),
        ground,
      }),
    )
    .min(1)
    .max(2)
    .optional(),
  services: z
    .array(
      z.strictObject({
        icon: z
          .enum(['truck', 'return', 'shield', 'chat', 'mail', 'heart', 'bag', 'check', 'bell'])
          .meta({ description: 'the icon' }),
        title: text('the title', 32),
        policy: marked(z.enum(policyNames).meta({ description: 'the promise of policies.yaml' }), {
          kind: 'policy',
        }),
      }),
    )
    .min(1)
    .max(4)
    .optional(),
  spotlight: z
    .strictObject({
      title: text('the heading', 40),
      text: text('a sentence', 80),
      picture: picture('the wide picture', [7, 5], 1000),
      alt,
    })
    .optional(),
  favourites: z
    .strictObject({
      title: text('the heading', 48),
      note: text('a sentence beside the heading', 80),
      products: z
        .array(productId())
        .min(1)
        .max(9)
        .refine((ids) => new Set(ids).size === ids.length, {
          error: 'names a product twice: remove one of the two',
        })
        .optional(),
    })
    .optional(),
  collections: z
    .strictObject({
      title: text('the heading', 40),
      cards: z
        .array(
          z.strictObject({
            title: text('the title', 32),
            text: text('a sentence', 80),
            action,
            picture: picture('the picture of the collection', tall, 800),
            alt,
          }),
        )
        .length(2),
    })
    .optional(),
  social: z
    .strictObject({
      title: text('the heading', 40),
      follow: marked(text('the text of the link to the profile', 24), { kind: 'profile' }),
      pictures: z.array(picture('a picture', [1, 1], 400)).length(6),
    })
    .optional(),
});

const about = z.strictObject({
  page,
  sharing,
  hero: z
    .strictObject({
      tagline: text('the sentence below the name', 100),
      belief: text('what the shop believes in', 200),
      picture: picture('the wide picture', wide, 1600),
      portrait: picture('the same subject for phones', tall, 800),
    })
    .optional(),
  stories: z
    .array(
      z.strictObject({
        title: text('the heading', 40),
        text: text('a sentence or two', 200),
        points: z
          .array(
            z.strictObject({
              title: text('the point', 48),
              text: text('a sentence', 100).optional(),
            }),
          )
          .min(1)
          .max(4),
        picture: picture('the picture of the story', tall, 800),
        alt,
      }),
    )
    .min(1)
    .max(4)
    .optional(),
  numbers: z
    .array(
      z.strictObject({
        number: text('the number', 8),
        label: text('what it counts', 24),
      }),
    )
    .min(1)
    .max(4)
    .optional(),
  team: z
    .strictObject({
      title: text('the heading', 40),
      members: z
        .array(
          z.strictObject({
            name: text('the person’s name', 32),
            role: text('what the person does', 32),
            picture: picture('the person’s picture', tall, 800),
            smallPicture: picture('a simpler picture for small sizes', tall, 200).optional(),
            alt,
          }),
        )
        .min(1)
        .max(6),
    })
    .optional(),
  closing: z.strictObject({ title: text('the heading', 48), action }).optional(),
});

const contact = z.strictObject({
  page,
  heading: text('the heading', 32),
  intro: text('a sentence or two', 160),
  picture: picture('the picture', tall, 800),
});

const paragraph = text('a paragraph', 400);

const help = z.strictObject({
  page,
  returns: z.strictObject({ title: text('the heading', 40), text: paragraph, action }),
  shipping: z.strictObject({ title: text('the heading', 40) }),
  terms: z.strictObject({ title: text('the heading', 40), text: paragraph }),
  privacy: z.strictObject({ title: text('the heading', 40), text: paragraph }),
});

const beside = picture('the picture beside the text', undefined, 600);
const sentence = text('a sentence or two', 120);
const shortTitle = text('the title', 48);

const words = z.strictObject({
  productsPage: page,
  productsSharing: sharing,
  salesPage: page,
  salesSharing: sharing,
  endNote: z.strictObject({
    all: text('the title after all products', 40),
    some: text('the title after some of the products', 40),
    text: text('a sentence', 80),
  }),
  productPage: z.strictObject({
    description: text('the end of what search engines show of a product', 80),
    standardText: text('the description of a product that has none', 200),
    suitability: text('whom or what the products suit', 60).optional(),
    benefits: z.array(text('a benefit', 60)).max(5),
    note: text('a line below the benefits', 60).optional(),
  }),
  productNotFound: z.strictObject({ text: sentence, picture: beside }),
  emptyCart: z.strictObject({ text: sentence, picture: beside }),
  emptyWishlist: z.strictObject({ text: sentence, picture: beside }),
  wishlistInvitation: z.strictObject({ title: shortTitle, text: sentence, action }),
  orderPlaced: z.strictObject({
    title: shortTitle,
    picture: picture('the picture below the text', undefined, 800),
  }),
  pageNotFound: z.strictObject({
    title: shortTitle,
    text: sentence,
    instead: text('the heading of the four products below', 40),
  }),
  menuNote: z.strictObject({
    text: text('the sentence at the head of the menu of phones', 80),
    picture: picture('the picture of the menu', tall, 800),
  }),
  signUp: z
    .strictObject({ text: text('the sentence below the heading', 80), picture: beside })
    .optional(),
  letters: z
    .strictObject({
      title: text('the heading of the footer’s e-mail field', 40),
      text: text('the sentence below it', 100),
    })
    .optional(),
});

const states = 'in stock, few left, out of stock, or a day, as in from 2026-12-01';

/** Whether a product can be had, as an owner writes it. */
const availability = matching(
  `whether it can be had: ${states}`,
  /^(?:in stock|few left|out of stock|from \d{4}-\d\d-\d\d)$/,
  `must be ${states}`,
).refine(isInCalendar, {
  error: ({ input }) =>
    `is “${String(input)}”, but there is no such day: write year, month and day, as in from 2026-12-01`,
}) as unknown as z.ZodType<Availability | 'in stock'>;

const product = z.strictObject({
  name: text('the product’s name', 80),
  variant: text('what distinguishes it from a product of the same name', 32).optional(),
  price: price('the price, such as 699.00'),
  oldPrice: price('the price before, such as 899.00').optional(),
  tag: z.enum(['Sale', 'New']).meta({ description: 'the tag, Sale or New' }).optional(),
  description: text('the description', 300).optional(),
  availability: availability.optional(),
  externalId: matching(
    'the product’s number in the other shop system that takes the orders, in quotes',
    /^[\w.~-]{1,64}$/,
    'must be letters, digits, dots and dashes, in quotes, as in "40123456789012"',
  ).optional(),
  category: plainText('the slug of one of the categories of settings.yaml', 60).optional(),
  facts: facts.optional(),
  sizes: z
    .array(
      z.strictObject({
        label: text('what the size is called, such as 50 ml', 24),
        product: productId(),
      }),
    )
    .min(2)
    .max(8)
    .optional(),
  alt: z.strictObject({ primary: alt, secondary: alt.optional() }),
});

/** The files of a shop and what each contains; a field's type in the app is that of its schema. */
export const schemas = { settings, policies, theme, home, about, contact, help, words };
export const productSchema = product;

/** What the files contain, by file. The app gets a picture itself in place of its name. */
export type ShopContent = {
  readonly [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]>;
};
export type Settings = z.infer<typeof settings>;
export type Theme = z.infer<typeof theme>;
export type ProductFile = z.infer<typeof product>;

/** Whether the day in a text exists; a text without one has no wrong day. */
function isInCalendar(written: string): boolean {
  const day = /\d{4}-\d\d-\d\d$/.exec(written)?.[0];
  if (day === undefined) return true;
  const date = new Date(day);
  // 30 February becomes 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function marked<Schema extends z.ZodType>(schema: Schema, place: Place): Schema {
  places.add(schema, place);
  return schema;
}

function font(about: string) {
  return marked(matching(about, name, 'must be the name of a package'), { kind: 'font' });
}

function typeface() {
  return z.strictObject({
    font: font('the name of the font’s package'),
    name: plainText('the font’s own name', 40),
    weight: matching(
      'the weight, or the least and the most, in quotes, such as "400 600"',
      /^\d{3}(?: \d{3})?$/,
      'must be a weight, or the least and the most, as in "400 600"',
    ),
    kind: z.enum(['serif', 'sans-serif']).meta({ description: 'serif or sans-serif' }),
    devanagari: font('the name of the package of the font for Hindi letters').optional(),
    likeness: z
      .array(
        z.strictObject({
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
}
