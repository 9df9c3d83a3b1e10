import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type Head, absolute, headOf } from '#shell/head.ts';
import { type Location, type Route, matchPath, pathOf } from '#shell/navigation/location.ts';
import { Root } from '#shell/Root.tsx';
import type { DescribedPicture, Picture } from '#catalogue/picture.ts';
import { redirects, screenList, screensOf } from '#address/screens.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { fullName } from '#catalogue/product.ts';
import { sharing } from '#shop/home';
import { listed } from '#shop/products';
import { Document } from './Document.tsx';
import { OwnScript, type PageAssets } from './Preloads.tsx';
import { pageLanguage } from './alternates.ts';
import type { ScreenBuild } from './ScreenBuild.ts';
import { escapeAddresses } from './escapeAddresses.ts';
import { listProducts, renderFeed } from './feed.ts';
import { sending } from './shippingDetails.ts';
import { renderManifest } from './manifest.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { describeTrail, toGraph } from './structuredData.ts';

/** What the build knows and a page needs. */
export type Rendering = {
  /** @param modules the screen's own file and what it loads, as the bundler names them */
  readonly assetsOf: (...modules: readonly string[]) => PageAssets;
  /** The content security policy of a page with these texts inside; none in development. */
  readonly policyOf?: (script: string, style: string) => string;
  /** The version that the page belongs to, which the service worker compares (SPEC 17.43). */
  readonly version?: string;
};

/** A page with the head that it has in the document, the sitemap and the checks. */
type Located = Location & { readonly head: Head };

const builds = import.meta.glob<ScreenBuild>('../../app/screens/*.build.ts', {
  eager: true,
  import: 'build',
});

/** Every page of the shop, also the one for unknown addresses. */
async function listPages(): Promise<readonly Located[]> {
  const pages = screensOf(import.meta.env.TAKES_ORDERS).flatMap(({ path }) =>
    (buildOf(path).ids ?? ['']).map((id) => locate({ path, id })),
  );
  return Promise.all(pages);
}

async function locate(page: Route): Promise<Located> {
  const screen = await loadScreen(page.path);
  const details = await screen.load?.(page.id);
  const head = headOf({ ...page, screen });
  const main = buildOf(page.path).mainId?.(page.id) ?? page.id;
  const canonical = main === page.id ? head.canonical : absolute(pathOf({ ...page, id: main }));
  return { ...page, screen, details, query: '', head: { ...head, canonical } };
}

export async function sharingPictures(): Promise<readonly Picture[]> {
  const pages = await listPages();
  return [...new Set(pages.flatMap((page) => sharingPictureOf(page)?.picture ?? []))];
}

function renderPage(location: Located, { assetsOf, policyOf, version }: Rendering): string {
  const { path, id, screen, head } = location;
  const further = buildOf(path).module?.(id);
  const assets = assetsOf(`app/screens/${fileOf(path)}.tsx`, ...(further ? [further] : []));
  const { ownScript, ownStyles = '' } = assets;
  return toHtml(
    <Document
      head={head}
      assets={assets}
      policy={'code' in ownScript ? policyOf?.(ownScript.code, ownStyles) : undefined}
      version={version}
      firstPictures={screen.firstPictures?.(id) ?? []}
      sharingPicture={sharingPictureOf(location)}
      page={{ path, id }}
      wording={screen.wording}
      structuredData={head.isIndexed ? graphOf(location, head.title) : undefined}
      html={renderToString(
        <Root initialLocation={location} ownScript={<OwnScript {...assets} />} />,
      )}
    />,
  );
}

/** The page of any path, whether it exists or not; for a server that renders on request. */
export async function renderPath(pathname: string, rendering: Rendering): Promise<string> {
  return renderPage(await locate(matchPath(pathname)), rendering);
}

/** All text files of the built folder: their contents by name. */
export async function renderFiles(rendering: Rendering): Promise<Readonly<Record<string, string>>> {
  const pages = await listPages();
  const rendered = pages.map((page) => [fileNameOf(page), renderPage(page, rendering)] as const);
  const listed = pages.filter(
    (page) => page.head.isIndexed && page.head.canonical === absolute(pathOf(page)),
  );
  const leading = Object.entries(redirects).map(([from, to]) => {
    const title = pages.find(({ path }) => path === to)?.screen.title;
    const named = { to, title: typeof title === 'string' ? title : to };
    return [
      `${from.slice(1)}.html`,
      toHtml(<RedirectDocument {...rendering} {...named} />),
    ] as const;
  });
  const files = {
    ...Object.fromEntries([...rendered, ...leading]),
    'feed.xml': renderFeed(await listProducts(), import.meta.env.TAKES_ORDERS, sending),
    'manifest.webmanifest': renderManifest(),
  };
  const path = import.meta.env.LANGUAGE_PATH;
  return path === ''
    ? { ...files, 'sitemap.xml': renderSitemap(listed.map(pathOf)), 'robots.txt': renderRobots() }
    : Object.fromEntries(Object.entries(files).map(([name, text]) => [path + name, text]));
}

function buildOf(path: Route['path']): ScreenBuild {
  return builds[`../../app/screens/${fileOf(path)}.build.ts`] ?? {};
}

function fileOf(path: Route['path']): string {
  return screenList.find((entry) => entry.path === path)?.file ?? path;
}

/** The page's own, else that of the shop, else that of its first product. */
function sharingPictureOf({ path, id, details }: Location): DescribedPicture | undefined {
  const [first] = listed;
  const ofFirst = first && { picture: first.image, alt: fullName(first) };
  return buildOf(path).sharingPicture?.(id, details) ?? sharing ?? ofFirst;
}

function graphOf(page: Location, title: string): object {
  const { structuredData, trailName, parents = [] } = buildOf(page.path);
  const name = trailName?.(page.id) ?? title;
  return toGraph(
    structuredData?.(page.id, page.details) ?? [],
    page.path === '/' ? undefined : describeTrail([...parents, { name, path: pathOf(page) }]),
  );
}

/** The file of a page: every host sends `about.html` for `/about`, and some lead from a folder to `/about/` (SPEC 2.8). */
function fileNameOf(page: Route): string {
  return page.path === '/' ? 'index.html' : `${pathOf(page).slice(1)}.html`;
}

function toHtml(document: ReactNode): string {
  return `<!doctype html>${escapeAddresses(renderToStaticMarkup(document))}`;
}

/** A page that redirects to another one, on any host and without JavaScript (SPEC 2.2). */
function RedirectDocument({
  to,
  title,
  version,
}: Record<'to' | 'title', string> & Pick<Rendering, 'version'>) {
  const address = import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + to.slice(1);
  return (
    <html lang={pageLanguage.lang} data-version={version}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
        <link rel="canonical" href={absolute(to)} />
      </head>
      <body>
        <p>
          <a href={address}>{title}</a>
        </p>
      </body>
    </html>
  );
}
