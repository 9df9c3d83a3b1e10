import { showAll } from '#domain/listPage.ts';
import { NotFound } from '#features/not-found/NotFound.tsx';
import * as strings from '#strings/notFound.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 2.4. Its address is unknown, so it has no canonical one. */
export const screen: Screen = {
  title: strings.title,
  description: strings.description,
  isIndexed: false,
  toasts: 'brief',
  exists: () => false,
  show: (catalogue) => showAll(catalogue.slice(0, 4)),
  Component: NotFoundScreen,
};

function NotFoundScreen({ shown }: ScreenProps) {
  return <NotFound products={shown.products} />;
}
