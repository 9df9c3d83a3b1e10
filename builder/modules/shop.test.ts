import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildProject, bundleProject, enterProject, serveProject } from './smallProject.testing.ts';
import { pictures } from '#builder/pictures/pictures.ts';
import { shop } from './shop.ts';
import { type Change, smallShop } from '#reader/read/smallShop.testing.ts';

/** Writes the small shop to a folder, beside a script. */
async function enterShop(script: string, ...changes: readonly Change[]): Promise<void> {
  const { names, read } = await smallShop(...changes);
  enterProject({
    'entry.js': script,
    ...Object.fromEntries(names.map((name) => [`shop/${name}`, read(name)])),
  });
}

describe('The shop’s modules', () => {
  test('a script contains the fields that it uses, and nothing else of the shop or its checks', async () => {
    await enterShop(
      "import { currency } from '#shop/settings'; import { sharing } from '#shop/home'; console.log(currency.written, sharing);",
    );
    const scripts = await bundleProject(shop(), pictures());
    expect(scripts).toContain('€ {amount}');
    expect(scripts).toContain('A tea field');
    expect(scripts).toMatch(/stamp:\s*[`"']\w{4}[`"']/);
    for (const absent of ['Cork', 'Favourites', 'hello@', 'Zod', 'YAML']) {
      expect(scripts).not.toContain(absent);
    }
  });

  test('the products have the names of their owner’s fields, and prices in hundredths', async () => {
    await enterShop("import { catalogue } from '#shop/products'; console.log(catalogue);");
    const [green, black] = loggedBy(await bundleProject(shop(), pictures())) as object[];
    expect(green).toMatchObject({
      id: 1,
      name: 'Green Tea',
      price: 850,
      oldPrice: 990,
      tag: 'Sale',
    });
    expect(black).toMatchObject({ id: 2, name: 'Black Tea', price: 700 });
    expect(black).not.toHaveProperty('tag');
  });

  test('cards have the first sentence of a description, and only its own page has all of it', async () => {
    await enterShop(
      "import { catalogue } from '#shop/products'; import { details } from '#shop/details-1'; console.log(catalogue, details);",
      {
        file: 'products/01-green-tea/product.yaml',
        from: 'tag: Sale',
        to: 'description: |\n  **Mild** tea. Fresh.\n\n  - for rice',
      },
    );
    const script = (await bundleProject(shop(), pictures())).replaceAll(/[`'"]/g, '"');
    expect(script).toContain('description:"Mild tea."');
    expect(script).toContain('{type:"list",isNumbered:!1,items:[[{type:"paragraph"');
    expect(script).not.toMatch(/mdast|micromark/);
  });

  test('14.6 the drawn name of a shop that is named by its full path is a file of the site', async () => {
    await enterShop("import '#shop/theme.css';");
    vi.stubEnv('SHOP_FOLDER', resolve('shop'));
    onTestFinished(() => void vi.unstubAllEnvs());
    await buildProject(shop(), pictures());
    const styles = readdirSync('dist/assets').find((name) => name.endsWith('.css')) ?? '';
    expect(readFileSync(join('dist/assets', styles), 'utf8')).toMatch(
      /--wordmark:\s?url\(\/assets\/wordmark/,
    );
  });

  test('14.5 the owner’s own styles are a layer above all others, with files of the folder', async () => {
    const content = "h1 { background: url('./pictures/cup.webp') }";
    await enterShop("import '#shop/theme.css';", { file: 'custom.css', content });
    await buildProject(shop(), pictures());
    const styles = readdirSync('dist/assets').find((name) => name.endsWith('.css')) ?? '';
    expect(readFileSync(join('dist/assets', styles), 'utf8')).toMatch(
      /@layer shop\s?\{\s?h1\s?\{\s?background:\s?url\(\/assets\/cup/,
    );
  });

  test('a mistake stops the build with its sentence', async () => {
    await enterShop("import '#shop/settings';", {
      file: 'products/01-green-tea/product.yaml',
      from: '8.50',
      to: '8,50',
    });
    await expect(buildProject(shop())).rejects.toThrow(
      'shop/products/01-green-tea/product.yaml, line 2: price is “8,50”, but must be a number without the currency, as in 699.00.',
    );
  });

  test('the development server shows a mistake as its sentence, and the page once it is corrected', async () => {
    await enterShop('');
    const good = readFileSync('shop/settings/shop.yaml', 'utf8');
    writeFileSync(
      'shop/settings/shop.yaml',
      good.replace('name: Leaf & Cup', 'name: "<b>"\ncolour: red'),
    );
    const { server, ask } = await serveProject({
      plugins: [shop()],
      server: { watch: { usePolling: true, interval: 50 } },
    });
    const read = async () => {
      const response = await ask('');
      return { status: response.status, text: await response.text() };
    };
    const { status, text } = await read();
    expect(status).toBe(500);
    expect(text).toContain(
      '<li>shop/settings/shop.yaml, line 3: colour is not a field of this file',
    );
    expect(text).toContain('src="/@vite/client"');
    const settings = () => server.ssrLoadModule('#shop/settings');
    // Saved at each try: what is saved before the watcher has started is no change for it.
    const patience = { timeout: 30_000, interval: 250 };
    await vi.waitFor(async () => {
      writeFileSync('shop/settings/shop.yaml', good);
      expect((await read()).status).toBe(404);
      // The server has started again, with what only a shop that is right can tell.
      expect(server.config.define).toHaveProperty(['import.meta.env.LANGUAGE'], '"en"');
      expect(await settings()).toMatchObject({ name: 'Leaf & Cup' });
    }, patience);
    await vi.waitFor(async () => {
      writeFileSync(
        'shop/settings/shop.yaml',
        good.replace('name: Leaf & Cup', 'name: Cup & Leaf'),
      );
      expect(await settings()).toMatchObject({ name: 'Cup & Leaf' });
    }, patience);
  });
});

/** What the bundled script writes into the console. */
function loggedBy(script: string): unknown {
  const log = vi.fn<(value: unknown) => void>();
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is that of the test.
  new Function('console', script)({ log });
  return log.mock.lastCall?.[0];
}
