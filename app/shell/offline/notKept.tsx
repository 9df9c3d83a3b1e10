import type { Screen } from '#screens/screen.ts';
import { WaysOn } from '#shell/Failed.tsx';
import * as strings from '#strings/shell';

/** In the place of a page that the worker has not kept, without a network (SPEC 17.45). */
export const screen: Screen = {
  title: strings.notKept,
  description: strings.notKeptText,
  isIndexed: false,
  toasts: 'brief',
  Component: () => <WaysOn title={strings.notKept} text={strings.notKeptText} />,
};
