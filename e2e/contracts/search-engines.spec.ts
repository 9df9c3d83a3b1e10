import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { hydrated, expect, open, test } from '../shop.ts';

const site = 'https://beau.example';
const personal = ['/cart', '/checkout', '/wishlist'];

type Page = { readonly path: string; readonly html: string };

/** The page as it is served: a search engine or a sharing site reads nothing else. */
async function fetchPage(request: APIRequestContext, path: string): Promise<Page> {
  return { path, html: await (await request.get(path)).text() };
}

/** Every page in the first language that can be reached through links from the home page. */
async function crawl(request: APIRequestContext): Promise<readonly Page[]> {
  const pages = new Map<string, Page>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await fetchPage(request, path);
    pages.set(path, page);
    for (const [, link = ''] of page.html.matchAll(/<a[^>]* href="(\/(?!hi\/)[^"#?]*)/g))
      waiting.push(link);
  }
  return [...pages.values()].toSorted((one, other) => one.path.localeCompare(other.path));
}

function property({ html }: Page, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
}

type Thing = Record<string, unknown> & { '@type': string };

/** The page's JSON-LD. */
function structuredData({ html }: Page): string | undefined {
  return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
}

function things(page: Page): readonly Thing[] {
  const text = structuredData(page);
  return text ? (JSON.parse(text) as { '@graph': Thing[] })['@graph'] : [];
}

const isIndexed = (page: Page) => property(page, 'robots') === undefined;

test.describe('Search engines', () => {
  test('the sitemap lists exactly the pages that search engines may index', async ({ request }) => {
    const pages = await crawl(request);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
      .map(([, address]) => address)
      .filter((address) => !address?.startsWith(`${site}/hi/`));
    const expected = pages.filter(isIndexed).map(({ path }) => site + path);
    expect(new Set(listed)).toEqual(new Set(expected));
    expect(listed).toHaveLength(16);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test('cart, wishlist, checkout and unknown addresses are not indexed', async ({ request }) => {
    for (const path of [...personal, '/no-such-page']) {
      const page = await fetchPage(request, path);
      expect(property(page, 'robots'), path).toBe('noindex');
      expect(things(page), path).toEqual([]);
    }
  });

  test('each page has its own title, description and canonical address', async ({ request }) => {
    const pages = (await crawl(request)).filter(({ path }) => path !== '/shop');
    for (const page of pages) {
      expect(page.html).toContain(`<link rel="canonical" href="${site}${page.path}"/>`);
    }
    const addresses = new Set(
      pages.map((page) => /<link rel="canonical"[^>]*>/.exec(page.html)?.[0]),
    );
    expect(addresses.size).toBe(pages.length);
    expect(pages.every((page) => (property(page, 'description') ?? '').length > 30)).toBe(true);
  });

  test('no two pages have the same title or the same description', async ({ request }) => {
    const pages = (await crawl(request)).filter(isIndexed);
    const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const descriptions = pages.map((page) => property(page, 'description'));
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  test('the variant of a product follows its name in title, description and breadcrumb', async ({
    request,
  }) => {
    const page = await fetchPage(request, '/product/7');
    const name = 'Hydrating Moisturiser With SPF 25, airless bottle';
    expect(property(page, 'og:title')).toBe(`${name} · BEAU`);
    expect(property(page, 'description')).toContain(`${name}, Rs. 599.00.`);
    const trail = things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name }] });
  });

  test('the structured data of a product has its price in rupees and no invented ratings', async ({
    request,
  }) => {
    const page = await fetchPage(request, '/product/1');
    const [product] = things(page);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'AM & PM Essentials',
      sku: 'BEAU-1',
      offers: { '@type': 'Offer', price: '1099.00', priceCurrency: 'INR' },
    });
    expect(page.html).not.toMatch(/aggregateRating|"review"/);
  });

  test('the structured data of a list names the products in the order of the screen', async ({
    request,
  }) => {
    for (const [path, count] of [
      ['/products', 10],
      ['/sales', 4],
    ] as const) {
      const page = await fetchPage(request, path);
      const list = things(page).find((thing) => thing['@type'] === 'ItemList');
      const items = list?.['itemListElement'] as { url: string }[];
      const shown = [...page.html.matchAll(/<h2[^>]*><a[^>]* href="(\/product\/\d+)"/g)];
      expect(items).toHaveLength(count);
      expect(list?.['numberOfItems']).toBe(count);
      expect(items.map(({ url }) => url)).toEqual(shown.map(([, address]) => site + address));
    }
  });

  test('the structured data of every page uses only types and properties of schema.org, each where it may be used', async ({
    request,
  }) => {
    const pages = (await crawl(request)).filter(isIndexed).map(structuredData);
    const product = structuredData(await fetchPage(request, '/product/1')) ?? '';
    const wrong = [
      product.replace('"sku"', '"skew"'),
      product.replace('"priceCurrency"', '"currencyOfPrice"'),
      product.replace('"ListItem","position"', '"ListItem","place"'),
      product.replace('"Product"', '"Merchandise"'),
      product.replace('"Brand"', '"Badge"'),
      product.replace('/OutOfStock"', '/Plenty"').replace('/InStock"', '/Plenty"'),
      product.replace(/"price":"[^"]*"/, '"price":{"amount":1}'),
      product.replace('https://schema.org"', 'https://schema.example"'),
    ];
    expect(new Set([product, ...wrong]).size).toBe(wrong.length + 1);

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
        ...wrong.map((text) => `({\n  // @ts-expect-error\n  page: ${text} satisfies Graph });`),
      ].join('\n'),
    );
    const { status, stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  test('the home page describes the shop, and every other page its breadcrumb', async ({
    request,
  }) => {
    for (const page of (await crawl(request)).filter(isIndexed)) {
      const types = things(page).map((thing) => thing['@type']);
      if (page.path === '/') expect(types).toEqual(['Organization', 'WebSite']);
      else expect(types, page.path).toContain('BreadcrumbList');
    }
  });
});

test.describe('When a page is shared', () => {
  test('the sharing picture has an alternative text, for a product that of its picture', async ({
    request,
  }) => {
    for (const shared of (await crawl(request)).filter(isIndexed)) {
      const words = property(shared, 'og:image:alt') ?? '';
      expect(words.length, shared.path).toBeGreaterThan(20);
      if (shared.path.startsWith('/product/')) expect(shared.html).toContain(`alt="${words}"`);
    }
  });

  test('it gives a title, a description and a picture of 1200 by 630', async ({
    page,
    request,
  }) => {
    for (const shared of (await crawl(request)).filter(isIndexed)) {
      expect(property(shared, 'og:url')).toBe(site + shared.path);
      expect(shared.html).toContain(`<title>${property(shared, 'og:title')}</title>`);
      expect(property(shared, 'og:description')).toBe(property(shared, 'description'));
      expect(property(shared, 'twitter:card')).toBe('summary_large_image');
    }
    const pictures = new Set(
      (await crawl(request)).filter(isIndexed).map((shared) => property(shared, 'og:image') ?? ''),
    );
    expect(pictures.size).toBeGreaterThan(10);
    await page.goto('/');
    for (const picture of pictures) {
      const size = await page.evaluate(
        async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        },
        picture.replace(site, ''),
      );
      expect(size).toEqual([1200, 630]);
    }
  });

  test('following a link leaves nothing of the previous page in the head', async ({ page }) => {
    await open(page, '/product/1');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site}/`);
    await expect(page.locator('meta[property], script[type="application/ld+json"]')).toHaveCount(0);
    await page.getByRole('link', { name: /^Cart, / }).click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test.describe('On a home screen', () => {
  test('the shop has a name, icons that exist, and opens at its home page', async ({ request }) => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      name: 'BEAU',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    for (const { src } of [...manifest.icons, { src: 'icons/apple-touch.png' }]) {
      const response = await request.get(`/${src}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
    }
  });
});
