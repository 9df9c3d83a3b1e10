import { group, picture, text } from '#reader/kinds/fieldTypes.ts';
import { page, tall } from '#reader/kinds/pageFields.ts';

export const contact = group('Contact page', {
  page,
  heading: text('Heading', 'the heading', 80),
  intro: text('Intro', 'a sentence or two', 400).optional(),
  picture: picture('Picture', 'the picture', tall, 800).optional(),
});
