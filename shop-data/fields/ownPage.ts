import * as z from 'zod';
import { page } from './pageFields.ts';
import { choice, group, pageText, number } from './fieldTypes.ts';

/** A page of the owner's own: the head of its Markdown file, and the text below it. */
export const pageSchema = group({
  ...page.shape,
  in: choice('where a link to it is: menu, footer or none', ['menu', 'footer', 'none']).optional(),
  order: number('where its link comes among those of pages, the least first', 1, 999).optional(),
  text: pageText('the text of the page, below the second line of three dashes', 60_000),
});

export type PageFile = z.infer<typeof pageSchema>;
