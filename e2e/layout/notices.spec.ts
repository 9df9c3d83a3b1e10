import { expect, open, store, test } from '../shop.ts';

for (const width of [320, 1280]) {
  test(`at ${width} px, language offer and offline line cover neither breadcrumb nor each other`, async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 700 });
    await store(page, 'beau:language', 'hi');
    await open(page, '/products');
    const offer = page.getByRole('complementary', { name: 'Language' });
    const line = page.getByText('You are offline. Your cart is safe.');
    const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(offer).toBeVisible();
    await context.setOffline(true);
    await expect(line).toBeVisible();
    const boxes = await Promise.all(
      [page.getByRole('banner'), line, offer, home].map((part) => part.boundingBox()),
    );
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      expect(box?.y).toBeGreaterThanOrEqual(Math.floor((before?.y ?? 0) + (before?.height ?? 0)));
    }
    // Each can be pressed: nothing lies over its middle.
    await home.click({ trial: true });
    await offer.getByRole('link').click({ trial: true });
    await offer.getByRole('button').click({ trial: true });

    await page.evaluate(() => scrollTo(0, 400));
    await expect(line).toBeInViewport();
    await home.focus();
    expect(
      await home.evaluate((link) => {
        const { left, top } = link.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 2) === link;
      }),
    ).toBe(true);
    await offer.getByRole('button').click();
    await expect(offer).toHaveCount(0);
  });
}
