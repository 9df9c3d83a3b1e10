import { NotFound } from '#features/not-found/NotFound.tsx';
import * as strings from '#strings/textPages';
import type { Screen } from './screen.ts';

/** SPEC 2.4. Its address is unknown, so it has no canonical one. */
export const screen: Screen = {
  title: strings.pageNotFound,
  description: strings.noSuchPage,
  isIndexed: false,
  toasts: 'brief',
  exists: () => false,
  Component: NotFound,
};
