import type { OwnLink, Sharing } from '#catalogue/pageText.ts';
import type { Picture } from '#catalogue/picture.ts';
import type { policies } from './policies.d.ts';

/** A part of the home page has one of these. */
interface Parts {
  readonly hero: readonly {
    readonly about?: string | undefined;
    readonly title?: string | undefined;
    readonly text?: string | undefined;
    readonly action: OwnLink;
    readonly picture?: Picture | undefined;
    readonly portrait?: Picture | undefined;
    readonly ground: string;
  }[];
  readonly featured: { readonly title: string; readonly products?: readonly number[] | undefined };
  readonly banners: readonly {
    readonly title: string;
    readonly text: string;
    readonly action: OwnLink;
    readonly picture: Picture;
    readonly ground: string;
  }[];
  readonly services: readonly {
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
    readonly title: string;
    readonly policy: keyof typeof policies;
  }[];
  readonly spotlight: {
    readonly title: string;
    readonly text: string;
    readonly picture: Picture;
    readonly alt: string;
  };
  readonly favourites: {
    readonly title: string;
    readonly note: string;
    readonly products?: readonly number[] | undefined;
  };
  readonly collections: {
    readonly title: string;
    readonly cards: readonly {
      readonly title: string;
      readonly text: string;
      readonly action: OwnLink;
      readonly picture: Picture;
      readonly alt: string;
    }[];
  };
  readonly social: {
    readonly title: string;
    readonly follow: string;
    readonly pictures: readonly Picture[];
  };
}

/** What a part of the home page has. */
export type HomePart<Name extends keyof Parts> = Parts[Name];

export declare const sharing: Sharing | undefined;
export declare const slideText: 'beside' | 'over' | undefined;
export declare const parts:
  | readonly { readonly [Name in keyof Parts]?: Parts[Name] | undefined }[]
  | undefined;
