import type { Prose } from '#catalogue/prose.ts';
import type { AppContent } from '#shop-data/fields/schema.ts';

type Content = AppContent['help'];

/** Each text of the page, as it is read from Markdown. */
type Help = {
  readonly [Part in keyof Content]: 'text' extends keyof Content[Part]
    ? Omit<Content[Part], 'text'> & { readonly text?: Prose | undefined }
    : Content[Part];
};

declare const help: Help;
export = help;
