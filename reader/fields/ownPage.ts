import type * as z from 'zod';
import { readPage } from '#reader/files/markdown.ts';
import { describeField } from '#reader/kinds/field.ts';
import { choice, group, number, plainText, text } from '#reader/kinds/fieldTypes.ts';
import { page } from '#reader/kinds/pageFields.ts';

/** In Markdown, with pictures and products. */
const pageText = plainText(
  'Text',
  {
    about: 'the text of the page, below the second line of three dashes',
    help: 'What the page says.',
  },
  60_000,
  'page',
).superRefine((written, context) => {
  for (const { line, message } of readPage(written).problems) {
    context.addIssue({ code: 'custom', message, params: { line } });
  }
});

/** A page of the owner's own: the head of its Markdown file, and the text below it. */
export const pageSchema = group('Page', {
  title: text(
    'Title',
    { about: 'the title of the browser’s tab', help: 'The heading of the page, and its link.' },
    80,
  ),
  description: page.shape.description,
  in: choice('Link in', 'where a link to it is: menu, footer or none', {
    menu: 'Menu',
    footer: 'Footer',
    none: 'Nowhere',
  }).optional(),
  order: number(
    'Position of the link',
    'where its link comes among those of pages, lowest first',
    [1, 999],
  ).optional(),
  text: describeField(pageText, { isText: true }),
});

export type PageFile = z.infer<typeof pageSchema>;
