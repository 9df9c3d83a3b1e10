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
/** What nobody has to translate; nor does a parcel to India have the names of its states in Portuguese. */
const names = /English|WhatsApp|UPI|GST/g;

/** A new shop of India with pages in each language of the software, and one product. */
const test = testOnCopy((copy) => {
  const words = ['my-shop', '--name', 'आजीचा डबा', '--country', 'IN', '--orders', '98765 43210'];
  const options = { cwd: copy, encoding: 'utf8' } as const;
  const made = spawnSync(process.execPath, ['commands/newShop.mjs', ...words], options);
  expect(made.status, made.stderr).toBe(0);
  const folder = join(copy, 'my-shop/products/01-masala');
  mkdirSync(folder, { recursive: true });
  cpSync('owner/new/placeholder.webp', join(folder, 'primary.webp'));
  writeFileSync(join(folder, 'product.yaml'), product);
  const settings = join(copy, 'my-shop/settings.yaml');
  const written = readFileSync(settings, 'utf8')
    .replace('language: en-IN', '$&\nlanguages: [en, hi, mr, pt]')
    // Digits that no text of the shop has.
    .replace('  locale: en-IN', '  locale: mr-IN');
  writeFileSync(settings, written);
});

// One worker builds the shop for both.
test.describe.configure({ mode: 'default' });

const paths =
  '/ /products /sales /about /contact /help /product/1 /cart /wishlist /checkout /nowhere';
const openEach = async (page: Page, language: string, look: (path: string) => Promise<void>) => {
  for (const path of paths.split(' ')) {
    await open(page, language + path);
    await look(language + path);
  }
};

test(
  'no page of a new shop has an English word but names, in any language of the software',
  { tag: '@wide' },
  async ({ page }) => {
    await store(page, 'cart', [{ id: 1 }]);
    for (const language of ['/hi', '/mr', '/pt'])
      await openEach(page, language, async (path) => {
        const marked = await page.locator('[lang|=en]:not(option)').allTextContents();
        expect(marked.join().replaceAll(names, ''), path).not.toMatch(/[A-Za-z]/);
        if (language === '/pt')
          expect(await page.locator('body').innerText(), path).not.toMatch(
            /\b(?:the|your|you|with|products?|cart|see|help|there|is)\b/i,
          );
        else expect(await page.evaluate(findStrangers), path).toEqual([]);
      });
  },
);

test(
  'every letter of a Marathi page, also of a price in its own digits, is of the shop’s fonts',
  { tag: '@wide' },
  async ({ page }) => {
    await store(page, 'cart', [{ id: 1 }]);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    await openEach(page, '/mr', async (path) => {
      await page.evaluate(() => document.fonts.ready);
      const { root } = await devTools.send('DOM.getDocument');
      const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: 'body *',
      });
      const drawn = await Promise.all(
        nodeIds.map(async (nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      const others = drawn.flatMap(({ fonts }) =>
        fonts.filter(({ isCustomFont }) => !isCustomFont),
      );
      expect(others, path).toEqual([]);
    });
    await open(page, '/mr/product/1');
    await expect(page.getByRole('main').getByText('₹१२,३६०.७०').first()).toBeVisible();
  },
);
