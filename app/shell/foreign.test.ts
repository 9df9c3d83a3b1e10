import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inEnglish, jsx, jsxs } from './foreign.ts';

test('what nobody has translated says its language: a text alone, a text beside others, and a label', () => {
  void inEnglish('Add');
  const icon = jsx('svg', {});
  const elements = [
    jsx('h1', { children: 'Add', lang: undefined }),
    jsx('h1', { children: 'Προσθήκη' }),
    jsxs('button', { children: [icon, 'Add'] }),
    jsxs('a', { 'aria-label': 'Add', children: [icon, '2'] }),
    jsx('section', { 'aria-label': 'Add', children: 'Προσθήκη' }),
    jsxs('option', { children: ['Add', ' …'] }),
  ];
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
    '<h1 lang="en">Add</h1>',
    '<h1>Προσθήκη</h1>',
    '<button><svg></svg><span lang="en">Add</span></button>',
    '<a aria-label="Add" lang="en"><svg></svg>2</a>',
    '<section aria-label="Add">Προσθήκη</section>',
    '<option>Add …</option>',
  ]);
});
