import { langOf } from '#catalogue/langOf.ts';
import { PageText } from '#features/page/PageText.tsx';
import { loadPage } from '#shop/page';
import { pages } from '#shop/pages';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** A page of the owner's own (SPEC 14.100). */
export const screen: Screen = {
  title: (slug) => pages.get(slug)?.title ?? '',
  description: (slug) => pages.get(slug)?.description ?? '',
  isIndexed: true,
  load: loadPage,
  toasts: 'brief',
  Component: PageScreen,
};

function PageScreen({ id, details }: ScreenProps) {
  const page = details && 'parts' in details ? details : undefined;
  const title = pages.get(id)?.title ?? '';
  return (
    <div className="wrap column">
      <PageHead title={title} crumb={title} lang={page && langOf(page, 'title')} />
      {page && <PageText page={page} />}
    </div>
  );
}
