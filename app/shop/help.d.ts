import type { OwnLink, PageHead } from '#catalogue/pageText.ts';
import type { Prose } from '#catalogue/prose.ts';

/** A part of the page, whose text is read from Markdown. */
type Part = { readonly title: string; readonly text?: Prose | undefined };

interface Help {
  readonly page: PageHead;
  readonly returns: Part & { readonly action: OwnLink };
  readonly shipping: { readonly title: string };
  readonly terms: Part;
  readonly privacy: Part;
}
declare const help: Help;
export = help;
