import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { headOf } from '#shell/head.ts';
import { type Location, type Page, matchPath, pathOf } from '#shell/navigation/location.ts';
import { Root } from '#shell/Root.tsx';
import type { DescribedPicture, Picture } from '#domain/picture.ts';
import type { Screen } from '#screens/screen.ts';
import { notFoundPath, redirects, screenList } from '#screens/screens.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { sharing } from '#shop/home';
import { Document, type PageAssets } from './Document.tsx';
import { RedirectDocument } from './RedirectDocument.tsx';
import type { ScreenSite } from './ScreenSite.ts';
import { renderManifest } from './manifest.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { describeTrail, toGraph } from './structuredData.ts';

/** What the build knows and a page needs. */
export type Rendering = {
  /** @param module the screen's own file, below the project's folder */
  readonly assetsOf: (module: string) => PageAssets;
  readonly policy?: string;
};

const sites = import.meta.glob<ScreenSite>('/app/screens/*.site.ts', {
  eager: true,
  import: 'site',
});

/** Every page of the shop, also the one for unknown addresses. */
function listPages(): readonly Page[] {
  return screenList.flatMap(({ path }) =>
    (siteOf(path).ids ?? ['']).map((id): Page => ({ path, id })),
  );
}

/** The preview pictures of all pages, each once. */
export function sharingPictures(): readonly Picture[] {
  return [...new Set(listPages().map((page) => sharingPictureOf(page).picture))];
}

/** A page as a whole HTML document. */
async function renderPage(page: Page, { assetsOf, policy }: Rendering): Promise<string> {
  const screen = await loadScreen(page.path);
  const location: Location = { ...page, screen, search: '' };
  const head = headOf(screen, page);
  return toHtml(
    <Document
      head={head}
      assets={assetsOf(`app/screens/${fileOf(page.path)}.tsx`)}
      policy={policy}
      firstPictures={screen.firstPictures?.(page.id) ?? []}
      sharingPicture={sharingPictureOf(page)}
      page={page}
      structuredData={head.isIndexed ? graphOf(page, head.title) : undefined}
      html={renderToString(<Root initialLocation={location} />)}
    />,
  );
}

/** The page of any path, whether it exists or not; for a server that renders on request. */
export function renderPath(pathname: string, rendering: Rendering): Promise<string> {
  return renderPage(matchPath(pathname), rendering);
}

/**
 * All text files of the built folder: their contents by name.
 *
 * @throws {Error} that names the screen, if a screen is incomplete
 */
export async function renderFiles(rendering: Rendering): Promise<Readonly<Record<string, string>>> {
  const pages = listPages();
  const screens = await Promise.all(
    pages.map(async (page) => ({ page, screen: await loadScreen(page.path) })),
  );
  checkScreens(screens);
  const rendered = await Promise.all(
    pages.map(async (page) => [fileNameOf(page), await renderPage(page, rendering)] as const),
  );
  const listed = screens.filter(({ screen, page }) => headOf(screen, page).isIndexed);
  const leading = Object.entries(redirects).map(([from, to]) => {
    const title = screens.find(({ page }) => page.path === to)?.screen.title;
    return [
      `${from.slice(1)}/index.html`,
      toHtml(<RedirectDocument to={to} title={typeof title === 'string' ? title : to} />),
    ] as const;
  });
  return {
    ...Object.fromEntries([...rendered, ...leading]),
    'sitemap.xml': renderSitemap(listed.map(({ page }) => pathOf(page))),
    'robots.txt': renderRobots(),
    'manifest.webmanifest': renderManifest(),
  };
}

/** @throws {Error} for a path that is in the list twice, or a screen without a title or description */
function checkScreens(screens: readonly { readonly page: Page; readonly screen: Screen }[]): void {
  const names = new Set<string>();
  for (const { page, screen } of screens) {
    const name = pathOf(page);
    if (names.has(name)) throw new Error(`app/screens/screens.ts names the path ${name} twice.`);
    names.add(name);
    const { title, description } = headOf(screen, page);
    const missing = title.trim() === '' ? 'title' : description.trim() === '' ? 'description' : '';
    if (missing)
      throw new Error(`app/screens/${fileOf(page.path)}.tsx gives ${name} no ${missing}.`);
  }
}

function siteOf(path: Page['path']): ScreenSite {
  return sites[`/app/screens/${fileOf(path)}.site.ts`] ?? {};
}

function fileOf(path: Page['path']): string {
  return screenList.find((entry) => entry.path === path)?.file ?? path;
}

function sharingPictureOf({ path, id }: Page): DescribedPicture {
  return siteOf(path).sharingPicture?.(id) ?? sharing;
}

function graphOf(page: Page, title: string): object {
  const { structuredData, trailName } = siteOf(page.path);
  const name = trailName?.(page.id) ?? title;
  return toGraph(
    structuredData?.(page.id) ?? [],
    page.path === '/' ? undefined : describeTrail(name, pathOf(page)),
  );
}

/** The file of a page: each at its own address, except the page for unknown addresses. */
function fileNameOf(page: Page): string {
  if (page.path === notFoundPath) return '404.html';
  return `${pathOf(page)}/index.html`.replace(/^\/+/, '');
}

function toHtml(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
