import type { Locator, Page } from '@playwright/test';
import { touch } from '../finger.ts';
import { phone } from '../screens.ts';
import { home, settings } from '../shopData.ts';
import { expect, open, openStill, test } from '../shop.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const featured = (page: Page) => page.getByRole('region', { name: home.featured.title });
const slideCount = home.hero.length;
const heading = `${settings.name} · ${settings.line}`;

test('hero and featured row move on every 3000 ms, and begin again', async ({ page }) => {
  await openStill(page, '/');
  for (const step of [...Array(slideCount - 1).keys()].map((index) => index + 1).concat(0)) {
    await page.clock.runFor(3000);
    await expectAt(hero(page), step);
    if (step !== 0) await expectAt(featured(page), step);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the featured row moves in a page that runs from right to left too @wide', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const row = featured(page).getByRole('list').first();
  await featured(page).getByRole('button', { name: 'Next products' }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeLessThan(0);
});

test('the hero stops while it has focus, and the featured row under the mouse @wide', async ({
  page,
}) => {
  await openStill(page, '/');
  await pause(featured(page));
  await holdAndGoOn(page, hero(page), () => hero(page).locator('li:not([inert]) a').focus());
  await pause(hero(page));
  await featured(page).getByRole('button', { name: /^Play/ }).click();
  const card = featured(page).getByRole('article').nth(1);
  await holdAndGoOn(page, featured(page), () => card.hover());
});

test('autoplay stops as soon as the visitor asks for reduced motion @wide', async ({ page }) => {
  await openStill(page, '/');
  await page.clock.runFor(3000);
  await expectAt(hero(page), 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(2);
  await page.clock.runFor(10_000);
  expect(await slidesScrolled(hero(page))).toBe(1);
  expect(await slidesScrolled(featured(page))).toBe(1);
});

test('the arrow keys move the hero, also from the last slide to the first @wide', async ({
  page,
}) => {
  await openStill(page, '/');
  await hero(page).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectAt(hero(page), 2);
  const link = hero(page).locator('li:not([inert]) a');
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(home.hero[2]?.title ?? '');
  await page.keyboard.press('ArrowLeft');
  await expectAt(hero(page), 1);
  await hero(page)
    .getByRole('button', { name: new RegExp(`^Slide ${slideCount}`) })
    .focus();
  await page.keyboard.press('Enter');
  await expectAt(hero(page), slideCount - 1);
  await expect(hero(page).locator('[aria-current="true"]')).toHaveAccessibleName(
    new RegExp(`^Slide ${slideCount}`),
  );
  const chosen = hero(page).locator('[aria-current="true"]');
  await page.keyboard.press('ArrowRight');
  await expectAt(hero(page), 0);
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hero(page).getByRole('button', { name: /^Pause|^Play/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectAt(hero(page), slideCount - 1);
});

test.describe('By finger', () => {
  test.use(phone);

  test('a swipe moves the hero by one slide, and a tap follows the link of what it shows', async ({
    page,
  }) => {
    await open(page, '/');
    // However fast the swipe is.
    await expect(hero(page).locator('li').first()).toHaveCSS('scroll-snap-stop', 'always');
    const swipe = Array.from({ length: 15 }, (_, step) => ({ x: 340 - 20 * step, y: 500 }));
    for (const slide of [1, 2]) {
      await touch(page, ...swipe);
      await expectAt(hero(page), slide);
    }
    const shown = hero(page).locator('li:not([inert])');
    await expect(shown).toHaveAccessibleName(`3 of ${slideCount}`);
    await shown.getByRole('link').tap();
    await expect(page).toHaveURL(home.hero[2]?.action.to ?? '');
  });
});

/** Which slide a carousel shows first, once it has stopped scrolling. */
async function expectAt(carousel: Locator, slide: number): Promise<void> {
  await expect.poll(() => slidesScrolled(carousel)).toBe(slide);
}

/** By how many slides a carousel has scrolled; between two slides this is not a whole number. */
function slidesScrolled(carousel: Locator): Promise<number> {
  return carousel.evaluate((section) => {
    const track = section.querySelector('ul');
    const [first, second] = track?.children ?? [];
    if (!track || !first || !second) throw new Error('There is no track of slides.');
    const { left } = first.getBoundingClientRect();
    const start =
      track.getBoundingClientRect().left + parseFloat(getComputedStyle(track).paddingLeft);
    const slides = (start - left) / (second.getBoundingClientRect().left - left);
    return Math.round(slides * 100) / 100;
  });
}

/** Checks that nothing moves while the carousel is held, and that it moves one step afterwards, not all that were due. */
async function holdAndGoOn(
  page: Page,
  carousel: Locator,
  hold: () => Promise<unknown>,
): Promise<void> {
  await hold();
  const start = await slidesScrolled(carousel);
  await page.clock.runFor(10_000);
  await leave(page);
  await page.clock.runFor(3000);
  await expectAt(carousel, start + 1);
}

/** Moves mouse and focus to the top of the page. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(700, 20);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
}

async function pause(carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: /^Pause/ }).click();
}
