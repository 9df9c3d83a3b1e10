import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isOverBudget, weighRoutes } from '../../checks/budget.mjs';
import { serve } from '../../scripts/serve.mjs';
import * as header from '../../app/strings/hi/header.ts';
import { runAxe } from '../accessibility/axe.ts';
import { hydratedInHindi } from '../languages/hindi.ts';
import { expect, hydrated, stopClock, store, test as shopTest } from '../shop.ts';
import { copySources } from './copySources.ts';
import { type OwnersShop, translate, writeShop } from './ownersShop.ts';

const base = '/my-shop/';
const site = 'https://name.github.io';

const product = (name: string, price: string) => ({
  name,
  price,
  alt: { primary: 'A packet', secondary: 'A spoon' },
});
const facts = {
  site: site + base,
  contact: {
    phone: '+91 98220 12345',
    phoneName: 'WhatsApp',
    opens: 'whatsapp',
    email: 'hello@my-shop.in',
  },
  socialProfile: {
    name: 'Instagram',
    address: 'https://www.instagram.com/my-shop',
    icon: 'instagram',
  },
  copyright: 'My Shop',
};

const spices = [
  'सावजी मसाला',
  'गरम मसाला',
  'लाल मिर्च',
  'हल्दी',
  'धनिया',
  'जीरा',
  'सांभर',
  'पोहा मसाला',
];

/** The shops of this test. */
const shops: Readonly<Record<string, OwnersShop>> = {
  'a spice shop in Hindi and English with WhatsApp, 16 products in sizes and a name of 24 letters':
    {
      words: 'ताज़ा मसाले, रोज़ पिसे हुए ',
      second: ['en', 'Fresh spices from our own mill '],
      settings: {
        ...facts,
        name: 'सुनंदा सावजी मसाला भंडार',
        language: 'hi-IN',
        languages: ['hi', 'en'],
        orders: { channel: 'whatsapp', phone: '+91 98220 12345' },
        shipping: { charge: '49.00', freeFrom: '499.00' },
        categories: ['masala', 'powder', 'seeds'].map((slug) => ({
          slug,
          name: slug,
          description: slug,
        })),
      },
      products: Object.fromEntries(
        spices.flatMap((name, index) =>
          ['100 g', '250 g'].map((variant, size) => {
            const id = 2 * index + size + 1;
            const sizes = [
              { label: '100 g', product: id },
              { label: '250 g', product: id + 1 },
            ];
            return [
              `${String(id).padStart(2, '0')}-spice-${id}`,
              {
                ...product(name, `${99 + id}.00`),
                variant,
                category: ['masala', 'powder', 'seeds'][index % 3],
                ...(size === 0 && { sizes }),
              },
            ];
          }),
        ),
      ),
    },
  'an English shop with mail and a name of one word of 20 letters': {
    words: 'Jam from our own garden, cooked in small pots ',
    settings: {
      ...facts,
      name: 'Marmaladenmanufaktur',
      orders: { channel: 'mail', email: 'orders@my-shop.in' },
    },
    products: {
      '01-plum': product('Plum', '5.90'),
      '02-quince': { ...product('Quince', '6.90'), oldPrice: '7.90', tag: 'Sale' },
    },
  },
  'a shop of one product with nothing that may be left out': {
    words: 'हाथ से बना हुआ ',
    settings: {
      ...facts,
      name: 'Ila',
      language: 'hi-IN',
      orders: { channel: 'mail', email: 'orders@my-shop.in' },
    },
    products: { '01-cup': product('कप', '450.00') },
    isPlain: true,
  },
  'a shop in English and Hindi whose orders go to another shop system': {
    words: 'Ours is the best ',
    second: ['hi', 'हमारी चाय सबसे अच्छी है '],
    settings: {
      ...facts,
      name: 'Leaf & Cup',
      languages: ['en', 'hi'],
      orders: { channel: 'hosted', address: 'https://store.my-shop.in/cart/{id}:{quantity}' },
    },
    products: { '01-green-tea': product('Green Tea', '8.50') },
  },
};

type Lane = { readonly said: string; readonly summary: string; readonly folder: string };

/** Runs the commands of the publication's job in a clone, as GitHub does, but for the installation. */
function publish(clone: string): Lane {
  const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
  const summary = join(clone, 'summary.md');
  let said = '';
  for (const { run, env = {} } of jobs.build.steps) {
    if (run === undefined || run === 'npm ci') continue;
    const values = Object.entries<string>(env).map(([name, value]) => [
      name,
      value.replace('${{ steps.pages.outputs.base_path }}', base.slice(0, -1)),
    ]);
    const { SHOP_FOLDER: _, BUILT_SHOP: __, ...inherited } = process.env;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', run], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        ...inherited,
        GITHUB_ACTIONS: 'true',
        GITHUB_STEP_SUMMARY: summary,
        ...Object.fromEntries(values),
      },
    });
    said += stdout + stderr;
    expect(status, said).toBe(0);
  }
  return {
    said,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    folder: join(clone, 'dist'),
  };
}

for (const [title, shop] of Object.entries(shops)) {
  const test = shopTest.extend<object, { lane: Lane; host: string }>({
    lane: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
      async ({}, use) => {
        const clone = copySources();
        const { SHOP_FOLDER: _, ...env } = process.env;
        const run = (...words: string[]) =>
          spawnSync('npm', ['run', ...words], { cwd: clone, encoding: 'utf8', env });
        const { status, stderr } = run('new-shop', 'my-shop');
        expect(status, stderr).toBe(0);
        expect(run('new-shop', 'my-shop').status).toBe(1);
        await writeShop(join(clone, 'my-shop'), shop);
        if (shop.second) {
          const [language, words] = shop.second;
          expect(run('check-shop', '--', '--fill', language).status).toBe(1);
          translate(join(clone, 'my-shop', language), words);
        }
        await use(publish(clone));
        rmSync(clone, { recursive: true });
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    host: [
      async ({ lane }, use) => {
        const { address, close } = await serve({ folder: lane.folder, base });
        await use(address);
        await close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ host }, use) => use(host),
  });

  test.describe(`Published as ${title}`, () => {
    test.describe.configure({ mode: 'default' });
    // As in the tests of axe: a button on its way to its colours has none yet.
    test.use({
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('it is built without a warning, for its address and within the budget', ({ lane }) => {
      expect(lane.said).toContain('Shop: my-shop\n');
      expect(lane.said).not.toMatch(/::warning|::error/);
      expect(lane.summary).toBe('');
      expect(readFileSync(join(lane.folder, 'sitemap.xml'), 'utf8')).toContain(
        `<loc>${site}${base}</loc>`,
      );
      expect(weighRoutes(lane.folder).filter((weight) => isOverBudget(weight, true))).toEqual([]);
    });

    test('no page of it scrolls sideways on a small phone, and axe finds nothing', async ({
      page,
      lane,
    }) => {
      await store(page, 'cart', [{ id: 1, quantity: 2 }]);
      const pages = readdirSync(lane.folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/product\/(?!1\/)/.test(file))
        .map((file) => base + file.replace(/index\.html$/, ''));
      for (const address of pages) {
        await page.goto(address);
        const language = await page.locator('html').getAttribute('lang');
        await (language?.startsWith('hi') ? hydratedInHindi(page) : hydrated(page));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, address).toBe(320);
        const { violations } = await runAxe(page);
        expect
          .soft(
            violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.any[0]?.message]),
            address,
          )
          .toEqual([]);
      }
    });

    if (!shop.isPlain) return;
    test.describe('for a new visitor', () => {
      test.use({ isSignUpDismissed: false });
      test('what it leaves out is not shown, and no script for Sign Up is loaded', async ({
        page,
      }) => {
        const main = page.getByRole('main');
        const footer = page.getByRole('contentinfo');
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        await stopClock(page);
        for (const address of [base, `${base}about`]) {
          await page.goto(address);
          await hydratedInHindi(page);
          await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(main.locator('section')).toHaveCount(0);
        }
        await page.clock.runFor(20_000);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(scripts.filter((address) => address.includes('Overlays'))).toEqual([]);
        await expect(page.getByRole('button', { name: header.account })).toHaveCount(0);
        await expect(footer.getByRole('textbox')).toHaveCount(0);
        await expect(footer.getByRole('heading')).toHaveCount(3);
        await page.goto(`${base}product/1`);
        await expect(page.locator('[role=tabpanel]').last().locator('dt')).toHaveCount(4);
        await page.goto(`${base}help`);
        await expect(page.locator('#returns dt, #shipping dt')).toHaveCount(4);
      });
    });
  });
}
