import { describeField, labelOf } from '#reader/kinds/field.ts';
import {
  choice,
  entryKey,
  group,
  groups,
  list,
  noneTwice,
  optionalGroup,
  picture,
  plainText,
  productId,
  text,
} from '#reader/kinds/fieldTypes.ts';
import { action, alt, heading, sharing, tall, title, wide } from '#reader/kinds/pageFields.ts';
import { policies } from './policies.ts';

const ground = plainText(
  'Colour behind the picture',
  'the colour behind the picture, one of the grounds of theme.yaml',
  24,
  'ground',
);

const icons = {
  truck: 'Truck',
  return: 'Return',
  shield: 'Shield',
  chat: 'Chat',
  mail: 'E-mail',
  heart: 'Heart',
  bag: 'Bag',
  check: 'Check',
  bell: 'Bell',
};
const promises = Object.fromEntries(
  policies.keyof().options.map((name) => [name, labelOf(policies.shape[name])]),
) as Readonly<Record<keyof typeof policies.shape, string>>;

/** A part of the home page: one of these fields, whose name says which part it is. */
const homePart = optionalGroup('Part', {
  key: entryKey,
  hero: groups('Slides', [1, 6], {
    about: text('Line above the title', 'the line above the title', 80).optional(),
    title: text('Title', 'the title; empty, it is the name of the shop', 80).optional(),
    text: text('Text', 'a sentence or two', 200).optional(),
    action,
    picture: picture('Picture', 'the wide picture of the slide', wide, 1600).optional(),
    portrait: picture(
      'Tall picture',
      'the same subject for phones, and beside the text; empty, it is that of the first product',
      tall,
      800,
    ).optional(),
    ground,
  }),
  featured: group('Row of products', {
    title: heading,
    products: list('Products', [1, 12], productId()).superRefine(noneTwice()).optional(),
  }),
  banners: groups('Banners', [1, 2], {
    title,
    text: text('Text', 'a short sentence', 100),
    action,
    picture: picture('Picture', 'the picture of the banner', [3, 2], 1000),
    ground,
  }),
  services: groups(
    'Services',
    [1, 4],
    {
      icon: choice('Icon', 'the icon', icons),
      title,
      policy: choice('Promise', 'one of the promises', promises, 'policy'),
    },
    { help: 'The texts of the promises are in policies.yaml.' },
  ),
  spotlight: group(
    'Spotlight',
    {
      title: heading,
      text: text('Text', 'a sentence', 200),
      picture: picture('Picture', 'the wide picture', [7, 5], 1000),
      alt,
    },
    { help: 'A text and a wide picture without a link.' },
  ),
  favourites: group(
    'Favourites',
    {
      title: text('Title', 'the heading', 80),
      note: text('Note', 'a sentence beside the heading', 160),
      products: list('Products', [1, 9], productId()).superRefine(noneTwice()).optional(),
    },
    { help: 'The first nine products; the first one is large.' },
  ),
  collections: group('Collections', {
    title: heading,
    cards: groups('Cards', [2, 2], {
      title,
      text: text('Text', 'a sentence', 200),
      action,
      picture: picture('Picture', 'the picture of the collection', tall, 800),
      alt,
    }),
  }),
  social: group(
    'Pictures of the profile',
    {
      title: heading,
      follow: describeField(
        text('Link to the profile', 'the text of the link to the profile', 32),
        {
          rule: { kind: 'profile' },
        },
      ),
      pictures: list('Pictures', [6, 6], picture('Picture', 'a picture', [1, 1], 400)),
    },
    { help: 'Six pictures that lead to the social profile of settings/shop.yaml.' },
  ),
});

const parts = list(
  'Parts of the page, in their order',
  [0, 24],
  homePart.superRefine((part, context) => {
    const names = Object.keys(part).filter((name) => name !== 'key');
    if (names.length < 2) return;
    const message = `is ${names.join(' and ')} in one: write a dash before each of them`;
    context.addIssue({ code: 'custom', message });
  }),
  { help: 'They are shown in this order. A part may be there twice, and none has to be.' },
);

export const home = group('Home page', {
  sharing: sharing.optional(),
  slideText: choice(
    'Text of slides',
    'where the text of slides is, beside the picture or over it',
    {
      beside: 'Beside the tall picture: right for any photo',
      over: 'Over the wide picture, whose left part must be calm',
    },
  ).optional(),
  parts: describeField(parts, {
    form: { type: 'list', least: 0, most: 24, hasKinds: true },
  }).optional(),
}).superRefine(({ slideText, parts = [] }, context) => {
  if (slideText === 'beside') return;
  for (const [at, { hero = [] }] of parts.entries()) {
    for (const [index, { picture }] of hero.entries()) {
      const path = ['parts', at, 'hero', index, 'picture'];
      const message = 'is missing: add the wide picture of the slide, or write slideText: beside';
      if (!picture) context.addIssue({ code: 'custom', path, message });
    }
  }
});
