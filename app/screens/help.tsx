import { Help } from '#features/help/Help.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

/** SPEC 10.3. */
export const screen: Screen = {
  title: 'Help',
  description: 'Returns, shipping, terms and privacy of this demonstration shop.',
  isIndexed: true,
  toasts: 'brief',
  Component: HelpScreen,
};

function HelpScreen() {
  return (
    <div className="wrap">
      <PageHead title="Help" crumb="Help" />
      <Help />
    </div>
  );
}
