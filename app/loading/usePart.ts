import { useState } from 'react';
import { withStyles } from './styles.ts';
import { withPart } from './version.ts';

/**
 * A part of the shop whose script comes when it is needed; `undefined` until then.
 *
 * @param isStyled whether the page has its styles from the start
 */
export function usePart<Part>(load: () => Promise<Part>, isStyled = false) {
  const [part, setPart] = useState<Part>();
  return {
    part,
    /** Loads it, or says in a toast why it did not come; `onLost` is called first then. */
    open: (onLost?: () => void) => withPart(load(), setPart, onLost),
    /** Loads it where a failure needs no message: nothing is missed, or opening it tries again. */
    prefetch: (onReady?: () => void) => {
      const loading = isStyled ? load() : withStyles(load());
      loading.then((loaded) => (setPart(loaded), onReady?.()), ignore);
    },
    close: () => setPart(undefined),
  };
}

const ignore = () => undefined;
