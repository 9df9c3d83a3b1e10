import './app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './root.tsx';
import { matchRoute, notFoundRoute } from './routes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the shop.');

// The page of an unknown address is hydrated as itself, wherever it is shown.
const isNotFoundPage = document.querySelector('link[rel="canonical"]') === null;
const { route, id } = isNotFoundPage
  ? { route: notFoundRoute, id: '' }
  : matchRoute(location.pathname);
const root = <Root initialPlace={{ route, id, screen: await route.load(), search: '' }} />;

if (container.hasChildNodes()) hydrateRoot(container, root);
else createRoot(container).render(root);
// From here on React hears every press itself; app/early.ts hands over those that came before.
document.dispatchEvent(new Event('beau:alive'));

// The shop works without it, and tries again with the next page.
if (import.meta.env.PROD) {
  (window.requestIdleCallback ?? setTimeout)(() =>
    import('./offline/start.tsx').then(({ start }) => start()).catch(() => undefined),
  );
}
