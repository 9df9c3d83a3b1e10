import { pages } from '../pages.ts';
import { hold } from '../held.ts';
import { hydrated, expect, open, stopClock, test } from '../shop.ts';

for (const screen of pages.filter((address) => address !== '/nowhere')) {
  test(`${screen} loads the scripts, style sheets and fonts that its head names, and no others`, async ({
    page,
    request,
  }) => {
    const asked = new Set<string | undefined>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      // Whether the font of language names is loaded depends on the device (18.41).
      if (/(?<!\/names-.*)\.(?:js|css|woff2)$/.test(pathname)) asked.add(pathname);
    });
    const answer = await request.get(screen);
    const [head = ''] = (await answer.text()).split('</head>');
    const links = head.matchAll(/ (?:href|src)="([^"]+\.(?:js|css|woff2))"/g);
    const named = new Set(Array.from(links, ([, file]) => file));

    await page.goto(screen);
    await hydrated(page);
    await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
    expect(asked).toEqual(named);
  });
}

test('the browser requests the scripts before the style sheets have arrived', async ({ page }) => {
  const release = await hold(page, /\.css$/);
  const shop = page.waitForRequest(/\/assets\/entry-[^/]+\.js$/);
  await page.goto('/product/5', { waitUntil: 'commit' });
  await shop;
  release();
  await hydrated(page);
});

test('a page that is never idle has the code that draws toasts after 5 seconds', async ({
  page,
}) => {
  await stopClock(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(run, timeout);
  });
  await open(page, '/about');
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.clock.runFor(4999);
  await expect(messages).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(messages).toBeAttached();
});
