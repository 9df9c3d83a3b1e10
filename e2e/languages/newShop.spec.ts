import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testOnCopy } from '../hosting/copySources.ts';
import { expect, open, store } from '../shop.ts';
import { findStrangers } from './findStrangers.ts';

const product = `name: काळा मसाला
price: 12360.70
oldPrice: 14589.00
tag: Sale
pictures: { primary: primary.webp }
alt: { primary: एक डबा }
`;

/** A new shop in Marathi, with pages in Hindi and Portuguese, and one product. */
const test = testOnCopy((copy) => {
  const words = ['my-shop', '--name', 'आजीचा डबा', '--country', 'IN', '--language', 'mr'];
  const options = { cwd: copy, encoding: 'utf8' } as const;
  const made = spawnSync(process.execPath, ['commands/newShop.mjs', ...words], options);
  expect(made.status, made.stderr).toBe(0);
  const folder = join(copy, 'my-shop/products/01-masala');
  mkdirSync(folder, { recursive: true });
  cpSync('owner/new/placeholder.webp', join(folder, 'primary.webp'));
  writeFileSync(join(folder, 'product.yaml'), product);
  const settings = join(copy, 'my-shop/settings.yaml');
  const written = readFileSync(settings, 'utf8')
    .replace('language: mr-IN', '$&\nlanguages: [mr, hi, pt]')
    // Digits that no text of the shop has.
    .replace('  code: INR', '$&\n  locale: mr-IN');
  writeFileSync(settings, written);
});

const paths =
  '/ /products /sales /about /contact /help /product/1 /cart /wishlist /checkout /nowhere';
const openEach = async (page: Page, language: string, look: (path: string) => Promise<void>) => {
  for (const path of paths.split(' ')) {
    await open(page, language + path);
    await look(path);
  }
};

test('no page of a new shop has an English word, in any language of the software', async ({
  page,
}) => {
  await store(page, 'cart', [{ id: 1 }]);
  for (const language of ['', '/hi'])
    await openEach(page, language, async (path) =>
      expect(await page.evaluate(findStrangers), language + path).toEqual([]),
    );
  await openEach(page, '/pt', async (path) => {
    await expect(page.locator('[lang=en]'), path).toHaveCount(0);
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(
      /\b(?:the|and|your|you|with|products?|cart|see|help|there|is)\b/i,
    );
  });
});

test('every letter of a new shop, also of a price in its own digits, is of the shop’s fonts', async ({
  page,
}) => {
  await store(page, 'cart', [{ id: 1 }]);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  await openEach(page, '', async (path) => {
    await page.evaluate(() => document.fonts.ready);
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body *',
    });
    const drawn = await Promise.all(
      nodeIds.map(async (nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const others = drawn.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont));
    expect(others, path).toEqual([]);
  });
  await open(page, '/product/1');
  await expect(page.getByRole('main').getByText('₹१२,३६०.७०').first()).toBeVisible();
});
