import type { ComponentType } from 'react';
import type { PictureRequest } from '#ui/Picture.tsx';

export type ScreenProps = {
  /** What stands for `{id}` in the screen's path; empty on every other screen. */
  readonly id: string;
  /** The query string, empty in the first render (SPEC 2.5). */
  readonly search: string;
  /** Whether the shopper has just followed a link to it, and waits for the first view alone. */
  readonly isNavigated: boolean;
  /** Goes to the same screen at another address, keeping scroll position and focus. */
  readonly refine: (address: string) => void;
};

/** A text of a screen, or the way to make it for one of its ids. */
export type ScreenText = string | ((id: string) => string);

/**
 * All that the browser knows of a screen, one object in one file. Its path stands in `screens.ts`;
 * what only the build needs stands in `x.site.ts` beside it.
 */
export type Screen = {
  /** What the tab is called; the shop's name follows it. */
  readonly title: ScreenText;
  readonly description: ScreenText;
  /** Whether search engines may list it, and the sitemap names it. */
  readonly isIndexed: boolean;
  /** Whether there is such a page; a screen without this has its page at its path. */
  readonly exists?: (id: string) => boolean;
  /** How long and where toasts appear on it (SPEC 12). */
  readonly toasts: 'brief' | 'long';
  /** What it shows first: preloaded by its page, fetched when a shopper reaches for a link to it. */
  readonly firstPictures?: (id: string) => readonly PictureRequest[];
  readonly Component: ComponentType<ScreenProps>;
};
