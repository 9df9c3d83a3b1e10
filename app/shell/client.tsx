import '#app.css';
import '#shop/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { loadScreen } from '#screens/loadScreen.ts';
import { notFoundPath, screenList } from '#screens/screens.ts';
import { hydrateAndReplay } from './replay.ts';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

// The page in the document, which may no longer be the page of the address.
const { path: rendered, id = '' } = container.dataset;
const path = screenList.find((entry) => entry.path === rendered)?.path ?? notFoundPath;

// A module that fails while it is evaluated cannot be retried, so app/shell/boot.ts calls this.
window.startShop = async () => {
  const screen = await loadScreen(path);
  const recorded = window.takeEarlyEvents?.();
  // Another try may have been faster.
  if (!recorded) return;
  const root = <Root initialLocation={{ path, id, screen, search: '' }} />;
  const start = performance.now();
  hydrateAndReplay(recorded, (onRecoverableError) => {
    hydrateRoot(container, root, { onRecoverableError });
  });
  performance.measure('hydration', { start });
  // For benchmarks and browser tests.
  document.dispatchEvent(new Event('beau:interactive'));
};
