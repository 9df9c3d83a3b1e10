import '#app.css';
import '#shop/theme.css';
import { type PageProducts, nothingShown } from '#domain/listPage.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { notFoundPath, screenList } from '#screens/screens.ts';
import { learnProducts, loadCatalogue, setCatalogueSource } from '#storage/catalogue.ts';
import { hydrateAndReplay } from './replay.tsx';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

// The page in the document, which may no longer be the page of the address.
const { path: rendered, id = '', number = '' } = container.dataset;
const path = screenList.find((entry) => entry.path === rendered)?.path ?? notFoundPath;
const data = document.getElementById('shown');
const shown: PageProducts = data ? JSON.parse(data.textContent) : nothingShown;
learnProducts(shown.products, data?.dataset['all'] !== undefined);
setCatalogueSource(async () => (await import('#shop/products')).catalogue);

let isStarted = false;

// A module that fails while it is evaluated cannot be retried, so app/shell/boot.ts calls this.
window.startShop = async (hasList) => {
  const [screen] = await Promise.all([loadScreen(path), hasList && loadCatalogue()]);
  // Another try may have been faster.
  if (isStarted) return;
  isStarted = true;
  const start = performance.now();
  const root = <Root initialLocation={{ path, id, number, screen, shown, search: '' }} />;
  hydrateAndReplay(container, root, () => {
    performance.measure('hydration', { start });
    // For benchmarks and browser tests.
    document.dispatchEvent(new Event('beau:interactive'));
  });
};
