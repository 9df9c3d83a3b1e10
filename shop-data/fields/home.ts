import { action, alt, heading, sharing, tall, title, wide } from './pageFields.ts';
import { policies } from './policies.ts';
import {
  choice,
  group,
  groups,
  list,
  noneTwice,
  picture,
  plainText,
  productId,
  text,
  fieldRules,
} from './fieldTypes.ts';

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

export const home = group({
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
