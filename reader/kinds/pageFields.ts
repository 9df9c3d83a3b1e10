import type * as z from 'zod';
import { group, link, picture, text } from './fieldTypes.ts';

/** The shapes of wide pictures, and of tall ones. */
export const wide = [2, 1] as const;
export const tall = [4, 5] as const;

// The numbers of letters protect the layout: with all of them, each screen was seen at 390, 992 and 1440 px.
export const heading = text('Title', 'the heading', 64);
export const title = text('Title', 'the title', 48);
export const alt = text(
  'What the picture shows',
  'what the picture shows, for people who cannot see it',
  300,
);
export const sharing = group('Link preview', {
  picture: picture('Picture', 'the picture that other sites show beside a link', undefined, 1200),
  alt,
});
export const ownLink = group('Link', {
  label: text('Label', 'the text of the link', 32),
  to: link(),
});
/** The app has none where the page to which it leads is gone (SPEC 19.12). */
export const action = ownLink as z.ZodType<z.infer<typeof ownLink> | undefined>;
export const page = group('Title and search text', {
  title: text('Title', 'the title of the browser’s tab', 80),
  description: text('Description', 'the text that search engines show for the page', 300),
});
