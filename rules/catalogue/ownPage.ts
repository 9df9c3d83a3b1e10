import type { DescribedPicture } from './picture.ts';
import type { Prose } from './prose.ts';

/** A page of the owner's own, as the build has read it from Markdown (SPEC 14.100). */
export type OwnPage = {
  readonly parts: readonly PagePart[];
  /** Whether its text is in the shop's first language. */
  readonly untranslated?: boolean;
};

export type PagePart =
  | { readonly type: 'text'; readonly text: Prose }
  /** `id` is what a link to this part ends with. */
  | { readonly type: 'heading'; readonly id: string; readonly title: string }
  | ({ readonly type: 'picture' } & DescribedPicture)
  | { readonly type: 'products'; readonly ids: readonly number[] };

/** The headings of a page that is long enough to need a table of contents. */
export function contentsOf({ parts }: OwnPage) {
  const headings = parts.flatMap((part) => (part.type === 'heading' ? [part] : []));
  return headings.length > 3 ? headings : [];
}
