import { Fragment, type ReactNode, createElement } from 'react';

/** The parts of a message with tags, which need no keys, since their order never changes. */
export function joinNodes(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
