import '#app.css';
import '#shop/theme.css';
import { noteVersion } from '#loading/version.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { notFoundPath, screenList } from '#address/screens.ts';
import type { EarlyPresses } from './presses.ts';
import { hydrateAndReplay } from './replay.tsx';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

// The page in the document, which may no longer be the page of the address.
const { path: rendered, id = '' } = container.dataset;
const path = screenList.find((entry) => entry.path === rendered)?.path ?? notFoundPath;

let isStarted = false;

/**
 * Hydrates the page. app/shell/boot.ts calls it, again after a failed load, and hands over the presses that
 * it has answered.
 */
export const start = async (takePresses: () => EarlyPresses): Promise<void> => {
  const screen = await loadScreen(path);
  const details = await screen.load?.(id);
  // Another try may have been faster.
  if (isStarted) return;
  isStarted = true;
  noteVersion();
  const startTime = performance.now();
  const root = <Root initialLocation={{ path, id, screen, details, query: '' }} />;
  hydrateAndReplay(container, root, takePresses, () => {
    performance.measure('hydration', { start: startTime });
    // For programs that measure the page from outside.
    document.dispatchEvent(new Event('beau:interactive'));
  });
};
