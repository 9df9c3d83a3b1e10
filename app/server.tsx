import { renderToString } from 'react-dom/server';
import { href } from '#domain/address.ts';
import type { Picture } from '#domain/picture.ts';
import { brand } from '#shop/brand.ts';
import { catalogue } from '#shop/catalogue.ts';
import { absolute, headFor, isIndexed } from './head.ts';
import { Root } from './root.tsx';
import { type Match, type Route, notFoundRoute, pathOf, routes } from './routes.ts';
import { sharingPicture } from './sharingPicture.ts';
import { structuredData } from './structuredData.ts';

export { catalogue };

type Page = {
  /** Where the page is written, below the built folder. */
  readonly file: string;
  readonly head: string;
  readonly html: string;
  /** The screen's own file, as the build names it. */
  readonly module: string;
  /** The picture that stands for the page where it is shared. */
  readonly picture: Picture;
};

/** Every page that the shop has: each route, and each product. */
const matches: readonly Match[] = routes.flatMap((route) =>
  route.path === '/product'
    ? catalogue.map(({ id }) => ({ route, id: String(id) }))
    : [{ route, id: '' }],
);

/** Every page of the shop as HTML, and the page for unknown addresses. */
export async function renderPages(): Promise<readonly Page[]> {
  const missing = { route: notFoundRoute, id: '' };
  return Promise.all([
    ...matches.map((match) => renderPage(match, `${pathOf(match)}/index.html`)),
    renderPage(missing, '/404.html'),
  ]);
}

async function renderPage(match: Match, file: string): Promise<Page> {
  const { route, id } = match;
  const screen = await route.load();
  const meta = screen.meta(id);
  const path = pathOf(match);
  const picture = sharingPicture(match);
  const facts = isIndexed(meta, path) ? structuredData(match, meta.title) : undefined;
  return {
    file,
    head: headFor(meta, path, picture, facts),
    html: renderToString(<Root initialPlace={{ route, screen, id, search: '' }} />),
    module: moduleOf(route),
    picture,
  };
}

/** Screens are named after their addresses; two have none of their own to be named after. */
function moduleOf({ path }: Route): string {
  const name = { '/': 'home', [notFoundRoute.path]: 'not-found' }[path] ?? path.slice(1);
  return `app/routes/${name}.tsx`;
}

/** What the built folder holds besides pages, for browsers and search engines: by name, its text. */
export async function renderFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    'shop/index.html': renderShopRedirect(),
    'sitemap.xml': await renderSitemap(),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`,
    'manifest.webmanifest': renderManifest(),
  };
}

/** `/shop` leads to `/products`, on any host and without JavaScript (SPEC 2.2). */
function renderShopRedirect(): string {
  const target = href('/products');
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Products</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${target}"><link rel="canonical" href="${absolute('/products')}"><p><a href="${target}">Products</a></p></html>`;
}

async function renderSitemap(): Promise<string> {
  const pages = await Promise.all(
    matches.map(async (match) => ({
      path: pathOf(match),
      meta: (await match.route.load()).meta(match.id),
    })),
  );
  const addresses = pages
    .filter(({ meta, path }) => isIndexed(meta, path))
    .map(({ path }) => `<url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

/** What the shop is called and looks like when it is put on a home screen. */
function renderManifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const screenshot = (screen: string, form: 'narrow' | 'wide', label: string) => ({
    src: `screenshots/${screen}-${form}.webp`,
    sizes: form === 'narrow' ? '780x1688' : '1280x800',
    type: 'image/webp',
    form_factor: form,
    label,
  });
  return JSON.stringify({
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-IN',
    display: 'standalone',
    theme_color: '#f6f1e7',
    background_color: '#f6f1e7',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    screenshots: (['narrow', 'wide'] as const).flatMap((form) => [
      screenshot('home', form, 'The home page'),
      screenshot('products', form, 'All products'),
      screenshot('product-1', form, 'A product'),
    ]),
  });
}
