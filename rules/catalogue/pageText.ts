import type { LinkTarget } from '#address/screens.ts';
import type { DescribedPicture, Picture } from './picture.ts';

/** Texts, or pictures, by their names. */
export type Texts<Name extends string> = { readonly [Own in Name]: string };
export type Pictures<Name extends string> = { readonly [Own in Name]: Picture };

/** The same, of which each may be missing. */
export type Some<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** A link of the owner's. */
export type OwnLink = { readonly label: string; readonly to: LinkTarget };

/** What a tab and search engines say of a page. */
export type PageHead = Texts<'title' | 'description'> & { readonly untranslated?: boolean };

/** The picture that other sites show beside a link. */
export type Sharing = DescribedPicture;

/** A text, and a picture if it has one. */
export type IllustratedText = Texts<'text'> & Some<Pictures<'picture'>>;
