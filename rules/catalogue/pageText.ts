import type { LinkTarget } from '#address/screens.ts';
import type { DescribedPicture, Picture } from './picture.ts';

/** A link of the owner's. */
export type OwnLink = { readonly label: string; readonly to: LinkTarget };

/** What a tab and search engines say of a page. */
export type PageHead = { readonly title: string; readonly description: string };

/** The picture that other sites show beside a link. */
export type Sharing = DescribedPicture;

/** A text, and a picture if it has one. */
export type IllustratedText = { readonly text: string; readonly picture?: Picture | undefined };
