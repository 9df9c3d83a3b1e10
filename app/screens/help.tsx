import { Help } from '#features/help/Help.tsx';
import { page } from '#shop/help';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

/** SPEC 10.3. */
export const screen: Screen = {
  ...page,
  isIndexed: true,
  toasts: 'brief',
  Component: HelpScreen,
};

function HelpScreen() {
  return (
    <div className="wrap">
      <PageHead title={page.title} crumb={page.title} />
      <Help />
    </div>
  );
}
