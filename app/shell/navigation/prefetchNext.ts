import { lineHere, whenQuiet } from '#loading/ahead.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import type { ScreenPath } from '#address/screens.ts';

/** Fetches the script of the next screen when the page is idle, but not on a line that costs or is slow (SPEC 2.14). */
export function prefetchNext(next: ScreenPath | undefined): (() => void) | undefined {
  if (!next || lineHere() !== 'good') return undefined;
  // If it fails, the navigation itself tries again and shows a toast.
  return whenQuiet(() => void loadScreen(next).catch(() => undefined));
}
