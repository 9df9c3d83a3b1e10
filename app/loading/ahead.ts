declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** So long nothing else is fetched, and the shopper looks at the page. */
const restMs = 2000;

/** What may be fetched before it is asked for: nothing where data cost much, little on a slow line (SPEC 2.14, 17.30). */
export function lineHere(): 'dear' | 'slow' | 'good' {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || effectiveType.includes('2g')) return 'dear';
  return effectiveType === '3g' ? 'slow' : 'good';
}

/** Runs what fetches ahead once the page is idle; what this gives ends the wait. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(run) : run()),
    restMs,
  );
  return () => clearTimeout(timer);
}
