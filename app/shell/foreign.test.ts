import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
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
    jsx('small', { children: 'Σωληνάριο · Add\u{a0}· Σωληνάριο\nAdd' }),
    jsx('dt', { children: 'Add (10%)' }),
    jsxs('p', { children: ['Σωληνάριο, Add', icon] }),
    jsxs('a', { 'aria-label': 'Add: add', children: ['Add', icon] }),
    jsx('p', { children: 'Add.' }),
  ];
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
    '<h1 lang="en">Add</h1>',
    '<h1>Προσθήκη</h1>',
    '<button><svg></svg><span lang="en">Add</span></button>',
    '<a aria-label="Add" lang="en"><svg></svg>2</a>',
    '<section aria-label="Add">Προσθήκη</section>',
    '<option>Add …</option>',
    '<small>Σωληνάριο · <span lang="en">Add</span>\u{a0}· Σωληνάριο\n<span lang="en">Add</span></small>',
    '<dt><span lang="en">Add</span> (10%)</dt>',
    '<p>Σωληνάριο, <span lang="en">Add</span><svg></svg></p>',
    '<a aria-label="Add: add" lang="en"><span lang="en">Add</span><svg></svg></a>',
    '<p lang="en">Add.</p>',
  ]);
});

test('on a page from right to left it runs in its own direction, on the side of the page', () => {
  inShop({ IS_RTL: true });
  void inEnglish('Add.');
  const elements = [
    jsx('h1', { children: 'Add.' }),
    jsx('div', { children: 'Tea for the **day**.', lang: 'en' }),
    jsx('p', { children: 'شاي', lang: 'ar' }),
    jsx('option', { children: 'Add.' }),
  ];
  expect(elements.map((element) => renderToStaticMarkup(element))).toEqual([
    '<h1><span lang="en" dir="ltr">Add.</span></h1>',
    '<div lang="en" dir="ltr">Tea for the **day**.</div>',
    '<p lang="ar">شاي</p>',
    '<option lang="en" dir="ltr">Add.</option>',
  ]);
});
