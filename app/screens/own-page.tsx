import { PageText } from '#features/own-page/PageText.tsx';
import { pageOf } from '#shop/page';
import { pages } from '#shop/settings';
import type { Screen, ScreenProps } from './screen.ts';

/** A page of the owner's own (SPEC 14.100). */
export const screen: Screen = {
  title: (slug) => pages.get(slug)?.title ?? '',
  description: (slug) => pages.get(slug)?.description ?? '',
  isIndexed: true,
  load: async (slug) => (await pageOf[slug]?.())?.page,
  toasts: 'brief',
  Component: PageScreen,
};

function PageScreen({ id, details }: ScreenProps) {
  const page = details && 'parts' in details ? details : undefined;
  return <PageText title={pages.get(id)?.title ?? ''} page={page} />;
}
