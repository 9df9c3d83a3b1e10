import { groups, matching, noneTwice, text } from '#shop-data/fields/kinds/fieldTypes.ts';

/** The short name of a category or a filter is no text, so it is not translated. */
function slug(label: string, about: string, example: string) {
  const wrong = `must be in small letters, digits and dashes, as in ${example}`;
  return matching(label, about, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, wrong);
}

export const categories = groups(
  'Categories',
  [1, 24],
  {
    slug: slug(
      'End of the address',
      'the end of the category’s address, such as green-teas',
      'green-teas',
    ),
    name: text('Name', 'the category’s name', 40),
    description: text('Description', 'the text that search engines show for the category', 300),
  },
  { help: 'The parts of your range: each has a page of its own.' },
)
  .superRefine(noneTwice('slug'))
  .superRefine(noneTwice('name'));

export const attributes = groups('Filters', [1, 6], {
  name: text('Name', 'what shoppers filter by, such as Metal', 32),
  values: groups('Values', [1, 24], {
    slug: slug(
      'Short name',
      'the short name that products and addresses have, such as silver',
      'rose-gold',
    ),
    name: text('Name', 'what shoppers read of it', 40),
  }).superRefine(noneTwice('slug')),
}).superRefine(noneTwice('name'));
