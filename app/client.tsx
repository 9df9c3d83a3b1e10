import './app.css';
import { hydrateRoot } from 'react-dom/client';
import { notFoundPath, screenList } from '#screens/screens.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { Root } from './root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element that holds the shop.');

// The page that the browser has, which need not be the one that the address names by now.
const { path: rendered, id = '' } = container.dataset;
const path = screenList.find((entry) => entry.path === rendered)?.path ?? notFoundPath;
void loadScreen(path).then((screen) => {
  hydrateRoot(container, <Root initialLocation={{ path, id, screen, search: '' }} />);
  // From here on React hears every press itself; app/early.ts hands over those that came before.
  document.dispatchEvent(new Event('beau:alive'));
});
