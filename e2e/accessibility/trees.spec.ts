import type { Page } from '@playwright/test';
import { type Screen, reachScreen, screens } from '../layout/screens.ts';
import { everyLevel, expect, test, watchPage } from '../shop.ts';
import { expectStoredTree } from './storedTree.ts';

/** The screens that have other contents on a phone than on a large screen. */
const differentOnPhones = new Set(['the menu', 'a product', 'a cart', 'the checkout']);

/*
 * The accessibility tree of each screen, which a screen reader reads from top to bottom. The trees are in
 * e2e/accessibility/trees; `npx playwright test e2e/accessibility/trees --update-snapshots` writes them again.
 */
for (const [size, viewport] of Object.entries({
  large: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`On a ${size} screen a screen reader reads the stored tree of`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const screen of screens) {
      if (size === 'phone' ? !differentOnPhones.has(screen.name) : screen.only === 'small')
        continue;
      test(`${screen.name}, with nothing in the console`, async ({ page, baseURL }) => {
        const said = watchPage(page, baseURL ?? '', everyLevel);
        const words = `${screen.name}${size === 'phone' ? ' on a phone' : ''}`;
        await reachScreen(page, screen);
        await expectStoredTree(page, words, () => treeOf(page, screen));
        expect(said).toEqual([]);
      });
    }
  });
}

/** The complete page of home, since header and footer are the same everywhere; of other screens only their own part. */
async function treeOf(page: Page, { name }: Screen): Promise<string> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) return `${await dialog.ariaSnapshot()}\n`;
  if (name === 'home') return `${await page.locator('body').ariaSnapshot()}\n`;
  if (name === 'the menu') return `${await page.getByRole('banner').ariaSnapshot()}\n`;
  const main = await page.getByRole('main').ariaSnapshot();
  const toasts = page.getByRole('region', { name: 'Messages' });
  const hasToast = (await toasts.getByRole('button').count()) > 0;
  return `${main}\n${hasToast ? `${await toasts.ariaSnapshot()}\n` : ''}`;
}
