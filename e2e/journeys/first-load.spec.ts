import { pages } from '../pages.ts';
import { hydrated, expect, test } from '../shop.ts';

for (const screen of pages.filter((address) => address !== '/nowhere')) {
  test(`2.14 ${screen} loads the scripts and style sheets that its head names, and no others`, async ({
    page,
    request,
  }) => {
    const asked = new Set<string | undefined>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (/\.(?:js|css)$/.test(pathname)) asked.add(pathname);
    });
    const answer = await request.get(screen);
    const [head = ''] = (await answer.text()).split('</head>');
    const links = head.matchAll(/ (?:href|src)="([^"]+\.(?:js|css))"/g);
    const named = new Set(Array.from(links, ([, file]) => file));

    await page.goto(screen);
    await hydrated(page);
    await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
    expect(asked).toEqual(named);
  });
}

test('2.14 the browser requests the scripts before the style sheets have arrived', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  const shop = page.waitForRequest(/\/assets\/entry-[^/]+\.js$/);
  await page.goto('/product/5', { waitUntil: 'commit' });
  await shop;
  release();
  await hydrated(page);
});
