import { loadScreen } from '#screens/loadScreen.ts';
import type { ScreenPath } from '#address/screens.ts';

declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** So long nothing else is fetched, and the shopper looks at the page. */
const restMs = 2000;

/** Fetches the script of the next screen when the page is idle, but not on a line that costs or is slow (SPEC 2.14). */
export function prefetchNext(next: ScreenPath | undefined): (() => void) | undefined {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  if (!next || saveData || /2g|3g/.test(effectiveType)) return undefined;
  // If it fails, the navigation itself tries again and shows a toast.
  const load = () => void loadScreen(next).catch(() => undefined);
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()),
    restMs,
  );
  return () => clearTimeout(timer);
}
