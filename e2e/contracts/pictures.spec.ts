import type { Locator, Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { expect, open, store, test } from '../shop.ts';

// Phones and tablets have a density of at least 2.
for (const [width, deviceScaleFactor] of [
  [390, 2],
  [768, 2],
  [1440, 1],
] as const) {
  test(`the browser chooses a picture of 0.9 to 2.2 times the size at which it is shown, ${width} px, density ${deviceScaleFactor}`, async ({
    browser,
    baseURL,
  }) => {
    for (const route of pages) {
      // A new context for each screen: a picture in the cache would be used again at another size.
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        viewport: { width, height: 900 },
        deviceScaleFactor,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await store(page, 'signupDismissed', 'true');
      await store(page, 'cart', [{ id: 1 }, { id: 8 }]);
      await store(page, 'wishlist', [{ id: 2 }]);
      await open(page, route);
      await showAllPictures(page);
      expect(await illFitting(page), route).toEqual([]);
      await context.close();
    }
  });
}

for (const width of [390, 1440]) {
  for (const route of ['/', '/products', '/product/3', '/about']) {
    test(`the head of ${route} preloads the pictures that a screen of ${width} px shows first`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pictures/')) asked.push(request.url());
      });
      await open(page, route);
      const first = await page
        .locator('main img[loading=eager]')
        .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).currentSrc));
      expect(first.length).toBeGreaterThan(0);
      expect(asked.slice(0, first.length).toSorted()).toEqual(first.toSorted());
      expect(new Set(asked).size).toBe(asked.length);
    });
  }
}

test('a picture that is still loading shows its background colour at its final size', async ({
  page,
}) => {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route('**/pictures/**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const pictures = page.locator('main img:not([class])');
  await expect(pictures).toHaveCount(10);
  const before = await boxes(pictures);
  for (const { ground } of before) expect(ground).toMatch(/^rgb\(/);
  isHeld = false;
  for (const release of held) release();
  await showAllPictures(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await boxes(pictures)).toEqual(before);
});

test('hovering a card loads its second picture, and nothing does before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-secondary')) asked.push(request.url());
  });
  await open(page, '/products');
  await showAllPictures(page);
  expect(asked).toEqual([]);
  const card = page.getByRole('article').nth(2);
  await card.hover();
  await expect.poll(() => card.locator('img').nth(1).evaluate(isLoaded)).toBe(true);
  expect(asked).toHaveLength(1);
});

/** The position of pictures, and the background colour of each. */
function boxes(
  pictures: Locator,
): Promise<readonly { readonly box: readonly number[]; readonly ground: string }[]> {
  return pictures.evaluateAll((all) =>
    all.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      return { box: [x, y, width, height], ground: getComputedStyle(picture).backgroundColor };
    }),
  );
}

function isLoaded(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

/** Scrolls to every picture once, so that the lazy ones load too. */
async function showAllPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    if (!(await picture.isVisible())) continue;
    // A picture that is scrolled past too fast is not loaded.
    await picture.evaluate(async (shown: HTMLImageElement) => {
      shown.scrollIntoView();
      await shown.decode();
    });
  }
}

/** The pictures whose file is too small or too large for their size on screen, with the ratio. */
function illFitting(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
      const copy = /\.(\d+)\.(?:avif|webp)$/.exec(picture.currentSrc);
      if (!picture.checkVisibility() || !copy) continue;
      const { width, height } = picture.getBoundingClientRect();
      const shape = picture.naturalWidth / picture.naturalHeight;
      // `object-fit: cover` fills the width or the height of the box, whichever is larger.
      const shownWidth = Math.max(width, height * shape) * devicePixelRatio;
      const ratio = Number(copy[1]) / shownWidth;
      if (ratio < 0.9 || ratio > 2.2) {
        found.push(
          `${ratio.toFixed(2)} ${picture.currentSrc.split('/').at(-1)} at ${Math.round(width)} × ${Math.round(height)}`,
        );
      }
    }
    return found;
  });
}
