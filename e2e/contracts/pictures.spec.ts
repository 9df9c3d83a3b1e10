import { phone, reachScreen, screens } from '../screens.ts';
import { expect, open, test } from '../shop.ts';

const addresses = ['/', '/product/6'];

for (const [device, use] of [
  ['phone', { ...phone, deviceScaleFactor: 2 }],
  ['large screen', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`On a ${device} @wide`, () => {
    test.use(use);
    for (const screen of screens.filter(
      ({ address, reach }) => addresses.includes(address) && !reach,
    )) {
      test(`pictures of ${screen.name} have 0.9 to 2.2 times the shown pixels`, async ({
        page,
      }) => {
        await reachScreen(page, screen);
        for (const picture of await page.locator('main img:visible').all()) {
          const ratio = await picture.evaluate(async (shown: HTMLImageElement) => {
            shown.scrollIntoView();
            await shown.decode();
            const pixels = Number(/\.(\d+)\.(?:avif|webp)$/.exec(shown.currentSrc)?.[1]);
            const { width, height } = shown.getBoundingClientRect();
            const shape = shown.naturalWidth / shown.naturalHeight;
            // `object-fit: cover` fills the width or the height of the box, whichever is larger.
            return pixels / (Math.max(width, height * shape) * devicePixelRatio);
          });
          if (Number.isNaN(ratio)) continue;
          expect(ratio, (await picture.getAttribute('src')) ?? '').toBeGreaterThan(0.9);
          expect(ratio, (await picture.getAttribute('src')) ?? '').toBeLessThan(2.2);
        }
      });
    }
  });
}

test('the first pictures of a page are the ones that its head preloads', async ({ page }) => {
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) asked.push(request.url());
  });
  for (const address of ['/', '/product/3']) {
    asked = [];
    await open(page, address);
    const first = await page
      .locator('main img[loading=eager]')
      .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).currentSrc));
    expect(first.length, address).toBeGreaterThan(0);
    expect(asked.slice(0, first.length).toSorted(), address).toEqual(first.toSorted());
  }
});

test('hovering a card loads its second picture, and nothing does before @wide', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-secondary')) asked.push(request.url());
  });
  await open(page, '/products');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  const card = page.getByRole('article').nth(2);
  for (const x of [20, 60, 100]) await card.hover({ position: { x, y: 100 } });
  await expect.poll(() => asked.length).toBe(1);
});
