import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, toast } from '../shop.ts';

/** The page then does nothing that the shopper has not asked for. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
}

for (const screen of ['/', '/products', '/product/5', '/checkout']) {
  test(`${screen} loads the files that the page names, and no others${screen === '/' ? '' : ' @wide'}`, async ({
    page,
    request,
  }) => {
    await saveData(page);
    const asked = new Set<string | undefined>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      // Whether the font of language names is loaded depends on the device.
      if (/(?<!\/names-.*)\.(?:js|css|woff2)$/.test(pathname)) asked.add(pathname);
    });
    const answer = await request.get(screen);
    const links = (await answer.text()).matchAll(/="(\/[^"]+\.(?:js|css|woff2))"/g);
    const named = new Set(Array.from(links, ([, file]) => file));

    await page.goto(screen);
    await hydrated(page);
    await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
    expect(asked).toEqual(named);
  });
}

test('a screen requests the script of the next one when it is idle', async ({ page }) => {
  for (const [screen, next] of [
    ['/', 'products'],
    ['/products', 'product'],
  ] as const) {
    const request = page.waitForRequest(new RegExp(`/assets/${next}-[^/]+\\.js$`));
    await open(page, screen);
    await request;
  }
});

test('what is far below on home waits, is shown by End, and is laid out at once on a page that is loaded again', async ({
  page,
}) => {
  const rest = page.getByRole('main').locator('> section').last();
  await open(page, '/');
  await expect(rest).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('listitem').last()).toBeInViewport();
  await page.reload();
  await hydrated(page);
  await expect(rest).toHaveCSS('content-visibility', 'visible');
  await open(page, '/layer-your-skincare#at-night');
  await expect(page.locator('html'), 'a part of a page has its place').not.toHaveAttribute(
    'data-fresh',
  );
});

test('a page is hydrated while its style sheet stalls @wide', async ({ page }) => {
  await page.route(/\.css$/, () => undefined);
  await open(page, '/product/5');
});

// The browser logs a file that fails to load, so these pages are not watched.
test('a dialog asks again for the style sheet that did not come when the page was idle @wide', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route(/\.css$/, (route) => route.abort(), { times: 1 });
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await open(page, '/help');
  await failure;
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog whose script does not come has a toast that says so', async ({ context }) => {
  const page = await context.newPage();
  await page.route(/\/assets\/Overlays-[^/]+\.js$/, (route) => route.abort());
  await open(page, '/help');
  await page.getByRole('button', { name: 'Search' }).click();
  const words = 'This part of the shop could not be loaded. Check your connection and try again.';
  await expect(toast(page, words)).toBeVisible();
});
