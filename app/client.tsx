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

if (import.meta.env.DEV) createRoot(container).render(root);
else hydrateRoot(container, root);
// From here on React hears every press itself; app/early.ts hands over those that came before.
document.dispatchEvent(new Event('beau:alive'));
