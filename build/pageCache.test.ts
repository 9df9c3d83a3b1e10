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

const kind = `pages-of-test-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
/** Below the project, since the site imports its packages. */
const built = `node_modules/.cache/${kind}-site`;
const assets = {
  icon: '/icon.svg',
  fonts: [],
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
async function bundleSite(change: Plugin): Promise<{ site: Site; keep: KeepPage }> {
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
async function renderTwice(change: Plugin = { name: 'no-change' }, entry = assets.entry) {
  const { site, keep } = await bundleSite(change);
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
    const fact = await renderTwice();
    expect(fact.cachedFiles).toEqual(fact.cleanFiles);
    expect(fact.cleanFiles['product/2/index.html']).toContain('Assam');

    edit('words.yaml', 'That is all.', 'That is truly all.');
    const word = await renderTwice();
    expect(word.cachedFiles).toEqual(word.cleanFiles);
    expect(word.cleanFiles['products/index.html']).toContain('That is truly all.');

    const crumbs = await renderTwice({
      name: 'change-of-component',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/app/ui/Breadcrumb.tsx') ? code.replace('<nav', '<nav data-new') : null,
    });
    expect(crumbs.cachedFiles).toEqual(crumbs.cleanFiles);
    expect(crumbs.cleanFiles['cart/index.html']).toContain('<nav data-new');

    const files = await renderTwice(undefined, '/other-entry.js');
    expect(files.cachedFiles).toEqual(files.cleanFiles);
    expect(files.anew).toHaveLength(all);
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
