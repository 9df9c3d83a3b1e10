import { phone, reachScreen, screens } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { runAxe } from './axe.ts';

test.use({ viewport: phone.viewport, reducedMotion: 'reduce' });

/** Those whose layout differs most on a large screen. */
const large = ['home', 'a product', 'a cart', 'the checkout'];

for (const screen of screens) {
  test(`axe finds no violation in ${screen.name}, in both themes`, async ({ page }) => {
    await reachScreen(page, screen);
    expect((await runAxe(page)).violations, 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect((await runAxe(page, ['color-contrast'])).violations, 'dark').toEqual([]);
    if (!large.includes(screen.name)) return;
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await runAxe(page)).violations, 'large').toEqual([]);
  });
}
