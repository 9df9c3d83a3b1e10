import '#app.css';
import { hydrateRoot } from 'react-dom/client';
import { loadScreen } from '#screens/loadScreen.ts';
import { notFoundPath, screenList } from '#screens/screens.ts';
import { hydrateAndReplay } from './replay.ts';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element that holds the shop.');

// The page that the browser has, which need not be the one that the address names by now.
const { path: rendered, id = '' } = container.dataset;
const path = screenList.find((entry) => entry.path === rendered)?.path ?? notFoundPath;

// What fails while a module is evaluated fails for good, so app/shell/boot.ts starts the shop.
window.startShop = async () => {
  const screen = await loadScreen(path);
  const recorded = window.takeEarlyEvents?.();
  // A second try may have been quicker.
  if (!recorded) return;
  const root = <Root initialLocation={{ path, id, screen, search: '' }} />;
  hydrateAndReplay(container, recorded, (onRecoverableError) => {
    hydrateRoot(container, root, { onRecoverableError });
  });
  // For whoever measures the page or acts on it.
  document.dispatchEvent(new Event('beau:interactive'));
};
