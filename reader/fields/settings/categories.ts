import { asks } from '#reader/fields/asks.ts';
import { groups, matching, noneTwice, text } from '#reader/kinds/fieldTypes.ts';

export const categories = groups(
  'Categories',
  [1, 24],
  {
    slug: matching(
      'End of the address',
      'the end of the category’s address, such as green-teas',
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be in small letters, digits and dashes, as in green-teas',
    ),
    name: text('Name', 'the category’s name', 40),
    asks,
    description: text('Description', 'the text that search engines show for the category', 300),
  },
  { help: 'The parts of your range: each has a page of its own.' },
)
  .superRefine(noneTwice('slug'))
  .superRefine(noneTwice('name'));
