import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../shop.ts';

const site = 'https://beau.example';

type Page = { readonly path: string; readonly html: string };
type Thing = Record<string, unknown> & { '@type': string };

/** The page as it is served: a search engine or a sharing site reads nothing else. */
async function fetchPage(request: APIRequestContext, path: string): Promise<Page> {
  return { path, html: await (await request.get(path)).text() };
}

async function indexedPages(request: APIRequestContext): Promise<readonly Page[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses
    .map((address) => address.slice(site.length))
    .filter((path) => !path.startsWith('/hi/'));
  return Promise.all(paths.map((path) => fetchPage(request, path)));
}

function property({ html }: Page, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
}

function structuredData({ html }: Page): string {
  return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
}

function things(page: Page): readonly Thing[] {
  return (JSON.parse(structuredData(page)) as { '@graph': Thing[] })['@graph'];
}

test('the sitemap lists every page that is to be indexed', async ({ request }) => {
  const pages = await indexedPages(request);
  for (const path of ['/', '/products', '/sales', '/about', '/contact', '/help', '/product/10']) {
    expect(pages.map((page) => page.path)).toContain(path);
  }
  for (const page of pages) expect(property(page, 'robots'), page.path).toBeUndefined();
  for (const path of ['/cart', '/checkout', '/wishlist', '/nowhere']) {
    const page = await fetchPage(request, path);
    expect(property(page, 'robots'), path).toBe('noindex');
    expect(structuredData(page), path).toBe('');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site}/sitemap.xml`);
});

test('each page has its own title, description, address and picture', async ({ request }) => {
  const pages = await indexedPages(request);
  for (const page of pages) {
    expect(page.html).toContain(`<link rel="canonical" href="${site}${page.path}"/>`);
    expect(property(page, 'og:url')).toBe(site + page.path);
    expect(page.html).toContain(`<title>${property(page, 'og:title')}</title>`);
    expect(property(page, 'og:description')).toBe(property(page, 'description'));
    expect(property(page, 'twitter:card')).toBe('summary_large_image');
    expect(property(page, 'og:image:alt')?.length, page.path).toBeGreaterThan(20);
    const picture = await request.get((property(page, 'og:image') ?? '').slice(site.length));
    expect(picture.headers()['content-type'], page.path).toMatch(/^image\//);
  }
  for (const name of ['og:title', 'description']) {
    expect(new Set(pages.map((page) => property(page, name))).size).toBe(pages.length);
  }
});

test('structured data has the products of a list in the order of the screen', async ({
  request,
}) => {
  const sales = await fetchPage(request, '/sales');
  const list = things(sales).find((thing) => thing['@type'] === 'ItemList');
  const shown = [...sales.html.matchAll(/<h2[^>]*><a[^>]* href="(\/product\/\d+)"/g)];
  expect(
    (list?.['itemListElement'] as { url: string }[] | undefined)?.map(({ url }) => url),
  ).toEqual(shown.map(([, address]) => site + address));
  const home = things(await fetchPage(request, '/')).map((thing) => thing['@type']);
  expect(home).toEqual(['Organization', 'WebSite']);
});

test('structured data has only types and properties of schema.org @wide', async ({ request }) => {
  const pages = (await indexedPages(request)).map(structuredData);
  // schema-dts has the vocabulary as types, so TypeScript checks the pages.
  const folder = 'node_modules/.cache/structured-data';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/tsconfig.json`,
    '{"compilerOptions":{"strict":true,"noEmit":true,"skipLibCheck":true,"types":[]},"files":["pages.ts"]}',
  );
  writeFileSync(
    `${folder}/pages.ts`,
    [
      "import type { Graph } from 'schema-dts';",
      ...pages.map((text) => `({\n  page: ${text} satisfies Graph });`),
    ].join('\n'),
  );
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

test('the manifest has a name, icons that exist, and the home page', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'BEAU', start_url: '/', scope: '/' });
  for (const { src } of manifest.icons) {
    expect((await request.get(`/${src}`)).headers()['content-type']).toBe('image/png');
  }
});
