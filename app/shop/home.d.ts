import type { OwnLink, Pictures, Sharing, Some, Texts } from '#catalogue/pageText.ts';
import type { DescribedPicture, Picture } from '#catalogue/picture.ts';
import type { policies } from './policies.d.ts';

/** A picture with a link, on a ground of the theme. */
type OnGround = { readonly ground: string; readonly action: OwnLink };
type Slide = OnGround & Some<Texts<'about' | 'title' | 'text'> & Pictures<'picture' | 'portrait'>>;
type Banner = OnGround & Texts<'title' | 'text'> & Pictures<'picture'>;
type Card = Texts<'title' | 'text'> & DescribedPicture & { readonly action: OwnLink };
type Service = Texts<'title'> & {
  readonly icon:
    | 'truck'
    | 'return'
    | 'shield'
    | 'chat'
    | 'mail'
    | 'heart'
    | 'bag'
    | 'check'
    | 'bell';
  readonly policy: keyof typeof policies;
};
type Chosen = Some<{ readonly products: readonly number[] }>;

/** A part of the home page has one of these. */
interface Parts {
  readonly hero: readonly Slide[];
  readonly featured: Texts<'title'> & Chosen;
  readonly banners: readonly Banner[];
  readonly services: readonly Service[];
  readonly spotlight: Texts<'title' | 'text'> & DescribedPicture;
  readonly favourites: Texts<'title' | 'note'> & Chosen;
  readonly collections: Texts<'title'> & { readonly cards: readonly Card[] };
  readonly social: Texts<'title' | 'follow'> & { readonly pictures: readonly Picture[] };
}

/** What a part of the home page has. */
export type HomePart<Name extends keyof Parts> = Parts[Name];

export declare const sharing: Sharing | undefined;
export declare const slideText: 'beside' | 'over' | undefined;
export declare const parts: readonly Some<Parts>[] | undefined;
