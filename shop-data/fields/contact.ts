import { page, tall } from './pageFields.ts';
import { group, picture, text } from './fieldTypes.ts';

export const contact = group({
  page,
  heading: text('the heading', 80),
  intro: text('a sentence or two', 400),
  picture: picture('the picture', tall, 800),
});
