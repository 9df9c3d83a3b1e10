import { expect, test } from 'vitest';
import { atDesk } from './deskProblem.ts';

test.each([
  [
    'about.yaml',
    'stories 1, points 2, title',
    'About page: Stories 1, Points 2, Title',
    '_singletons/entries/about',
  ],
  [
    'hi/products/02-tea/product.yaml',
    'alt.primary',
    'Products, 02-tea: What the pictures show, What the first picture shows',
    'products/entries/02-tea/product?_locale=hi',
  ],
  ['pages/care.md', 'order', 'Pages, care: Position of the link', 'pages/entries/care'],
])(
  'a mistake in %s is said by the names of its form and field, and leads there',
  (file, field, said, to) => {
    const problem = { file: `shop/${file}`, field, message: 'is missing', line: 7 };
    expect(atDesk(problem, 'shop')).toEqual({
      text: `${said} is missing.`,
      to: `#/collections/${to}`,
    });
  },
);
