/**
 * A text with paragraphs, lists and links, as the build has read it from Markdown: what is in no type here
 * cannot be on a page.
 */
export type Prose = readonly Block[];

export type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly content: Inline }
  | { readonly type: 'paragraph'; readonly content: Inline }
  | { readonly type: 'list'; readonly isNumbered: boolean; readonly items: readonly Prose[] }
  | { readonly type: 'quote'; readonly content: Prose }
  | { readonly type: 'table'; readonly head: Row; readonly rows: readonly Row[] };

export type Row = readonly Inline[];

export type Inline = readonly (string | Mark)[];

type Mark =
  | { readonly type: 'bold' | 'emphasis'; readonly content: Inline }
  /** `to` is a page of the shop, as in `/products`, or begins with `https://`. */
  | { readonly type: 'link'; readonly to: string; readonly content: Inline }
  | { readonly type: 'break' };
