import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type KeepPage, pageCache } from './pageCache.ts';
import { pictures } from './pictures.ts';
import { forgetShop } from './shop/currentShop.ts';
import { shop } from './shop/shopPlugin.ts';
import { smallShop } from './shop/smallShop.testing.ts';
import { words } from './words.ts';

type Site = typeof import('../app/site/pages.tsx');
type Bundled = { readonly site: Site; readonly keep: KeepPage };

const kind = `pages-of-test-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
/** Below the project, since the site imports its packages. */
const built = `node_modules/.cache/${kind}-site`;
const assets = {
  icon: '/icon.svg',
  fonts: [],
  deferredFonts: [],
  styles: [],
  boot: '/boot.js',
  entry: '/entry.js',
  catalogue: '/catalogue.js',
  modules: [],
  deferred: [],
};

beforeAll(async () => {
  const { names, read } = await smallShop();
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), read(name));
  }
  edit('products/02-black-tea/product.yaml', 'price:', 'facts: { origin: Ceylon }\nprice:');
  vi.stubEnv('SHOP_FOLDER', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  forgetShop();
  for (const made of [folder, built, `node_modules/.cache/${kind}`]) {
    rmSync(made, { recursive: true });
  }
});

/** Bundles the site of the small shop as the build does. */
async function bundleSite(change?: Plugin): Promise<Bundled> {
  forgetShop();
  let keep: KeepPage | undefined;
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_, bundle) {
      keep = pageCache(bundle, kind);
    },
  };
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    plugins: [change, react(), shop(), words(), pictures(), collect],
    environments: {
      ssr: {
        build: { outDir: built, rolldownOptions: { input: 'app/site/pages.tsx' } },
      },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('There is no environment to bundle the site in.');
  await builder.build(ssr);
  const { href } = pathToFileURL(resolve(built, 'pages.js'));
  const site: Site = await import(/* @vite-ignore */ `${href}?${performance.now()}`);
  if (!keep) throw new Error('The site was not bundled.');
  return { site, keep };
}

/** Renders the site with the pages of earlier builds and without them. */
async function renderTwice(change?: Plugin) {
  return renderBoth(await bundleSite(change));
}

async function renderBoth({ site, keep }: Bundled, entry = assets.entry) {
  const anew: string[] = [];
  const assetsOf = () => ({ ...assets, entry });
  const cachedFiles = await site.renderFiles({
    assetsOf,
    keep: (inputs, render) =>
      keep(inputs, () => {
        const page = render();
        anew.push(/<title>([^<]*)/.exec(page)?.[1] ?? '');
        return page;
      }),
  });
  const cleanFiles = await site.renderFiles({ assetsOf });
  return { cachedFiles, cleanFiles, anew };
}

/** Changes one place of a file of the shop. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

/** A change of one of the site's own files. */
function inSource(file: string, from: string | RegExp, to: string): Plugin {
  return {
    name: 'change-of-source',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/app/${file}`) ? code.replace(from, to) : null),
  };
}

/** Each page that shows it: all but the sales and those without products. */
const pagesWithBlackTea = [
  'Black Tea · Leaf &amp; Cup',
  'Green Tea · Leaf &amp; Cup',
  'Leaf &amp; Cup · Tea in small tins',
  'Page not found · Leaf &amp; Cup',
  'Teas · Leaf &amp; Cup',
];

describe('Page cache', () => {
  test('a build with the pages of earlier builds writes the same files as a clean one', async () => {
    const first = await renderTwice();
    const all = first.anew.length;
    expect(all).toBeGreaterThan(10);
    expect(first.cachedFiles).toEqual(first.cleanFiles);

    expect((await renderTwice()).anew).toEqual([]);

    edit('products/02-black-tea/product.yaml', '7.00', '6.50');
    const price = await renderTwice();
    expect(price.cachedFiles).toEqual(price.cleanFiles);
    expect(price.cleanFiles['product/2/index.html']).toContain('€ 6,50');
    expect(price.anew.toSorted()).toEqual(pagesWithBlackTea);

    edit('products/02-black-tea/product.yaml', 'Ceylon', 'Assam');
    edit('words.yaml', 'That is all.', 'That is truly all.');
    const texts = await renderTwice();
    expect(texts.cachedFiles).toEqual(texts.cleanFiles);
    expect(texts.cleanFiles['product/2/index.html']).toContain('Assam');
    expect(texts.cleanFiles['products/index.html']).toContain('That is truly all.');

    const changed = await bundleSite(inSource('ui/Breadcrumb.tsx', '<nav', '<nav data-new'));
    const crumbs = await renderBoth(changed);
    expect(crumbs.cachedFiles).toEqual(crumbs.cleanFiles);
    expect(crumbs.cleanFiles['cart/index.html']).toContain('<nav data-new');

    const files = await renderBoth(changed, '/other-entry.js');
    expect(files.cachedFiles).toEqual(files.cleanFiles);
    expect(files.anew).toHaveLength(all);
  });

  const listed = "{ path: '/404'";
  test.each([
    [
      'a path that is listed twice',
      inSource('screens/screens.ts', listed, `{ path: '/sales', file: 'about' }, ${listed}`),
      'app/screens/screens.ts names the path /sales twice.',
    ],
    [
      'a screen without a title',
      inSource('screens/help.tsx', 'isIndexed: true', "isIndexed: true, title: ''"),
      'app/screens/help.tsx gives /help no title.',
    ],
    [
      'a file that does not exist',
      inSource('screens/screens.ts', listed, `{ path: '/gifts', file: 'gifts' }, ${listed}`),
      'app/screens/screens.ts names gifts.tsx, which does not exist.',
    ],
  ])('2 %s stops the build with one sentence', async (_, change, sentence) => {
    const { site } = await bundleSite(change);
    await expect(site.renderFiles({ assetsOf: () => assets })).rejects.toThrow(sentence);
  });

  test('nothing but these files may read all products, and none of them brings more to a page than its inputs', () => {
    const readers = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^(?!.*\.test\.).*\.tsx?$/.test(file) &&
        /import[^;]*(?:#shop\/products|\bfacts\b[^;]*#shop\/facts)'/.test(
          readFileSync(join('app', file), 'utf8'),
        ),
    );
    expect(readers.toSorted()).toEqual([
      // Only in the browser.
      'features/cart/CartOffer.tsx',
      // The facts of one product that the page shows.
      'features/product/loadFacts.ts',
      // The ids of all pages, and a file beside the page.
      'screens/product.site.ts',
      'shell/client.tsx',
      'site/feed.ts',
      'site/manifest.ts',
      'site/pages.tsx',
      'site/structuredData.ts',
      'site/summary.ts',
    ]);
  });
});
