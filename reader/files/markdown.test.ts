import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstSentence, idsOfPages, readMarkdown, readPage } from './markdown.ts';

describe('a text of an owner’s', () => {
  test('with paragraphs, lists and bold becomes a tree of them', () => {
    const { prose, problems } = readMarkdown(`A **light**
*cream*.

## Good for
- dry skin
- [shaving](/product/4)

1. Wash.\\
   Dry.`);
    expect(problems).toEqual([]);
    expect(prose).toEqual([
      {
        type: 'paragraph',
        content: [
          'A ',
          { type: 'bold', content: ['light'] },
          ' ',
          { type: 'emphasis', content: ['cream'] },
          '.',
        ],
      },
      { type: 'heading', level: 2, content: ['Good for'] },
      {
        type: 'list',
        isNumbered: false,
        items: [
          [{ type: 'paragraph', content: ['dry skin'] }],
          [
            {
              type: 'paragraph',
              content: [{ type: 'link', to: '/product/4', content: ['shaving'] }],
            },
          ],
        ],
      },
      {
        type: 'list',
        isNumbered: true,
        items: [[{ type: 'paragraph', content: ['Wash.', { type: 'break' }, 'Dry.'] }]],
      },
    ]);
  });

  test('may have tables and quotations', () => {
    expect(readMarkdown('> All *by hand*.').prose).toEqual([
      {
        type: 'quote',
        content: [
          { type: 'paragraph', content: ['All ', { type: 'emphasis', content: ['by hand'] }, '.'] },
        ],
      },
    ]);
    expect(readMarkdown('| Ring | mm |\n|---|---|\n| 52 | 16.5 |').prose).toEqual([
      { type: 'table', head: [['Ring'], ['mm']], rows: [[['52'], ['16.5']]] },
    ]);
  });

  test('names the pages of the shop that it leads to, each with its line', () => {
    const { links, problems } = readMarkdown('[One](/sales).\n\n[Two](https://who.example/a).');
    expect({ links, problems }).toEqual({ links: [{ line: 1, to: '/sales' }], problems: [] });
  });

  test.each([
    ['a\n\n<b>bold</b>', 'has HTML, “<b>”'],
    ['a\n\n<script>run()</script>', 'has HTML, “<script>run()</script>”'],
    ['a\n\n<!-- b -->', 'has HTML'],
    ['a\n\n[b](javascript:run)', 'has a link to “javascript:run”'],
    ['a\n\n<javascript:run>', 'has a link to “javascript:run”'],
    ['a\n\n[b](//other.example)', 'has a link to “//other.example”'],
    ['a\n\n[b](/\\\\other.example)', 'has a link to “/\\other.example”'],
    ['a\n\n[b](http://other.example)', 'has a link to “http://other.example”'],
    ['a\n\n![b](cup.jpg)', 'has a picture'],
    ['a\n\n`b`', 'has code between backticks'],
    ['a\n\n&#x202E;b', 'has a sign that nobody sees'],
    ['a\n\n\u202Eb', 'has a sign that nobody sees'],
  ])('with what it may not have, %j, has a problem with its line', (text, said) => {
    const { prose, problems } = readMarkdown(text);
    expect(problems[0]).toEqual({ line: 3, message: expect.stringContaining(said) as string });
    expect(JSON.stringify(prose)).not.toMatch(/javascript|other|script/);
  });

  test('a heading of a page takes no id that each page has', () => {
    const { parts } = readPage('## Early note\n\n## Menu\n\n## Menu\n\n## Care');
    const ids = parts.map((part) => part.type === 'heading' && part.id);
    expect(ids).toEqual(['early-note-0', 'menu-1', 'menu-2', 'care']);
    const folders = ['app/shell', 'builder/html', 'app/features/header', 'app/features/footer'];
    const sources = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    const written = [...sources.join('').matchAll(/\sid="([a-z-]+)"/g)].map(([, id = '']) => id);
    expect(written).toContain('early-note');
    expect(written.filter((id) => !idsOfPages.has(id))).toEqual([]);
  });

  test.each([
    ['A **light** cream. For mornings.', 'en-IN', 'A light cream.'],
    ['Contains 2.5 % zinc, i.e. little.\n\nMore.', 'en-IN', 'Contains 2.5 % zinc, i.e. little.'],
    ['हल्की क्रीम। सुबह के लिए।', 'hi-IN', 'हल्की क्रीम।'],
    ['No full stop', 'en-IN', 'No full stop'],
    ['- a list', 'en-IN', ''],
  ])('%j begins with a sentence for lists and search engines', (text, language, sentence) => {
    expect(firstSentence(readMarkdown(text).prose, language)).toBe(sentence);
  });
});
