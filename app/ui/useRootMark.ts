import { useLayoutEffect } from 'react';

/**
 * Gives the root element a data attribute for style sheets while something is so. A rule with `:has()` would
 * be checked, and the root element styled, after every change of the page.
 */
export function useRootMark(mark: `data-${string}`, isSo: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute(mark, isSo);
    return () => documentElement.removeAttribute(mark);
  }, [mark, isSo]);
}
