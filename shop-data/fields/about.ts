import { action, alt, heading, page, sharing, tall, wide } from './pageFields.ts';
import { group, groups, picture, text } from './fieldTypes.ts';

export const about = group({
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
