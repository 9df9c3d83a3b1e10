import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Screen, reachScreen, screens } from '../layout/screens.ts';
import { expect, test } from '../shop.ts';

/** Those that have something on a phone that is not there on a large screen, or the other way round. */
const differentOnPhones = new Set(['the menu', 'a product', 'a cart', 'the checkout']);

/*
 * What a screen reader finds on each screen, in the order in which it reads. The trees are in
 * e2e/accessibility/trees, to be read aloud; `npx playwright test e2e/accessibility/trees --update-snapshots` writes them anew.
 */
for (const [size, viewport] of Object.entries({
  large: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`What a screen reader finds, ${size}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const screen of screens) {
      if (size === 'phone' ? !differentOnPhones.has(screen.name) : screen.only === 'small')
        continue;
      test(screen.name, async ({ page }) => {
        const words = `${screen.name}${size === 'phone' ? ' on a phone' : ''}`;
        const file = `e2e/accessibility/trees/${words.toLowerCase().replaceAll(/\W+/g, '-')}.txt`;
        await reachScreen(page, screen);
        if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
          await page.waitForLoadState('networkidle');
          mkdirSync('e2e/accessibility/trees', { recursive: true });
          writeFileSync(file, await treeOf(page, screen));
        }
        await expect.poll(() => treeOf(page, screen)).toBe(readFileSync(file, 'utf8'));
      });
    }
  });
}

/** The home screen stands for what is the same on all: of the others only what is their own. */
async function treeOf(page: Page, { name }: Screen): Promise<string> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) return `${await dialog.ariaSnapshot()}\n`;
  if (name === 'home') return `${await page.locator('body').ariaSnapshot()}\n`;
  if (name === 'the menu') return `${await page.getByRole('banner').ariaSnapshot()}\n`;
  const main = await page.getByRole('main').ariaSnapshot();
  const messages = page.getByRole('region', { name: 'Messages' });
  const hasMessage = (await messages.getByRole('button').count()) > 0;
  return `${main}\n${hasMessage ? `${await messages.ariaSnapshot()}\n` : ''}`;
}
