import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { serve } from '#commands/serve.mjs';
import { row } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { cardsOf, open, watchPage } from '../shop.ts';
import { minify } from './minify.ts';

const built = process.env['BUILT_SHOP'] ?? 'dist';
const isPage = (file: string) => file.endsWith('.html');
const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
const { email } = settings.contact;

/** Of all that hosts do to a page on its way to the shopper, this leaves the least of it. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'beau-changed-'));
      cpSync(built, folder, { recursive: true });
      for (const file of files.filter(isPage)) {
        const html = readFileSync(join(built, file), 'utf8');
        writeFileSync(join(folder, file), minify(html));
      }
      const host = await serve({ folder });
      await use(host.address);
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
});

test('minified pages are hydrated without an error, and say the mail address @wide', async ({
  page,
  address: host,
}) => {
  const said = watchPage(page, host);
  for (const address of ['/', '/hi/contact', '/product/5']) {
    await open(page, address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: email });
    await expect(link, address).toHaveAttribute('href', `mailto:${email}`);
  }
  await open(page, '/products');
  await cardsOf(page, row(9).name).getByRole('button', { name: /cart/i }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(said).toEqual([]);
});

base('no page has a mail address that a program reads, and hides, without a browser', () => {
  const found = files
    .filter(isPage)
    .flatMap(
      (file) => readFileSync(join(built, file), 'utf8').match(/\S+@\w[\w-]*\.\w+|mailto:/i) ?? [],
    );
  expect(found).toEqual([]);
});

/** EasyList and lists of annoyances hide elements whose id or class has such a word in it. */
const hiddenWords =
  /^(?:ads?|advert\w*|banners?|cookies?|consents?|newsletters?|popups?|promo\w*|shar(?:e|ing)|socials?|sponsor\w*|subscri\w*|track(?:er|ing))$/i;

base('no id and no class has a name by which blockers hide parts of pages', () => {
  const sources = files
    .filter((file) => /\.(?:html|css)$/.test(file))
    .map((file) => readFileSync(join(built, file), 'utf8'));
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/\s(?:id|class)="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')),
    ...[...source.matchAll(/\.([A-Za-z]\w*_\w+)/g)].map(([, name = '']) => name),
  ]);
  expect(names).toContain('letters-address');
  const words = (name: string) => name.split(/[-_]|(?<=[a-z])(?=[A-Z])/);
  expect(names.filter((name) => words(name).some((word) => hiddenWords.test(word)))).toEqual([]);
});
