import { group, groups, picture, text } from '#reader/kinds/fieldTypes.ts';
import { action, alt, heading, page, sharing, tall, wide } from '#reader/kinds/pageFields.ts';

export const about = group('About page', {
  page,
  sharing: sharing.optional(),
  hero: group(
    'Head of the page',
    {
      tagline: text('Tagline', 'the sentence below the name', 160),
      belief: text('What you believe in', 'what the shop believes in', 500),
      picture: picture('Picture', 'the wide picture', wide, 1600),
      portrait: picture('Picture for phones', 'the same subject for phones', tall, 800),
    },
    { help: 'The text on the two pictures is light, so they must be dark where it is.' },
  ).optional(),
  stories: groups('Stories', [1, 4], {
    title: heading,
    text: text('Text', 'a sentence or two', 500),
    points: groups('Points', [1, 4], {
      title: text('Title', 'the point', 80),
      text: text('Text', 'a sentence', 200).optional(),
    }),
    picture: picture('Picture', 'the picture of the story', tall, 800),
    alt,
  }).optional(),
  numbers: groups('Numbers', [1, 4], {
    number: text('Number', 'the number', 8),
    label: text('Label', 'what it counts', 40),
  }).optional(),
  team: group('Team', {
    title: heading,
    members: groups('Members', [1, 6], {
      name: text('Name', 'the person’s name', 48),
      role: text('Role', 'what the person does', 64),
      picture: picture('Picture', 'the person’s picture', tall, 800),
      smallPicture: picture(
        'Small picture',
        'a simpler picture for small sizes',
        tall,
        200,
      ).optional(),
      alt,
    }),
  }).optional(),
  closing: group('End of the page', { title: text('Title', 'the heading', 80), action }).optional(),
});
