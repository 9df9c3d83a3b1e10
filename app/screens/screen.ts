import type { ComponentType } from 'react';
import type { OwnPage } from '#catalogue/ownPage.ts';
import type { productToasts } from '#strings/toasts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import type { PictureRequest } from '#ui/Picture.tsx';
import type { ScreenPath } from '#address/screens.ts';

/** What only one page of a screen needs: of a product, or of a page of the owner's own. */
export type Details = ProductDetails | OwnPage;

export type ScreenProps = {
  /** The value of `{id}` or `{slug}` in the screen's path; empty on every other screen. */
  readonly id: string;
  /** What the screen's `load` has loaded. */
  readonly details: Details | undefined;
  /** The query string, empty in the first render (SPEC 2.5). */
  readonly query: string;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly refine: (address: string, kind?: 'push' | 'replace') => void;
};

/** A text of a screen, or a function that makes it for an id. */
export type ScreenText = string | ((id: string) => string);

/**
 * All that the browser knows of a screen, one object in one file. Its path is in `screens.ts`; what
 * only the build needs is in `x.build.ts` beside it.
 */
export type Screen = {
  /** The title of the tab; the shop's name follows it. */
  readonly title: ScreenText;
  readonly description: ScreenText;
  /** Whether its file is not translated, so that the page is in the shop's first language. */
  readonly untranslated?: boolean;
  /** Whether search engines may index it, and the sitemap names it. */
  readonly isIndexed: boolean;
  /** Whether there is a page for an id; without this function there is one. */
  readonly exists?: (id: string) => boolean;
  /** Loads what only the page of this id needs. */
  readonly load?: (id: string) => Promise<Details | undefined>;
  /** How long and where toasts appear on it (SPEC 12). */
  readonly toasts: 'brief' | 'long';
  /** Whose texts the toasts of its products have; those of the products screen, if it names none (SPEC 12). */
  readonly wording?: keyof typeof productToasts;
  /** The pictures of the first view: preloaded by the page, and prefetched with a link to it. */
  readonly firstPictures?: (id: string) => readonly PictureRequest[];
  /** What most shoppers open next; its script is fetched when the page is idle. */
  readonly next?: ScreenPath;
  readonly Component: ComponentType<ScreenProps>;
};
