import { NotFound } from '#features/not-found/NotFound.tsx';
import type { Screen } from './screen.ts';

/** SPEC 2.4. Its address is unknown, so it has no canonical one. */
export const screen: Screen = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  isIndexed: false,
  toasts: 'brief',
  exists: () => false,
  Component: NotFoundScreen,
};

function NotFoundScreen() {
  return <NotFound />;
}
