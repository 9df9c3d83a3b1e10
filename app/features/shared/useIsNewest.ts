import { useSyncExternalStore } from 'react';
import { isNewest } from '#loading/version.ts';
import { storedVersion } from '#storage/storedVersion.ts';

/** Whether this page is the newest version that this browser knows of, also after another tab has a newer one. */
export function useIsNewest(): boolean {
  return useSyncExternalStore(storedVersion.subscribe, isNewest, () => true);
}
