import { expect, open, test } from '../shop.ts';

for (const width of [390, 1440]) {
  test(`the large name at the end of a page is cut off below, not above: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/help');
    const name = page.locator('footer > :last-child > *');
    const hidden = await name.evaluate((drawing) => {
      const box = drawing.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom, height } = drawing.getBoundingClientRect();
      return { above: (box.top - top) / height, below: (bottom - box.bottom) / height };
    });
    expect(hidden.above).toBeLessThan(0.08);
    expect(hidden.below).toBeGreaterThan(0.1);
  });
}
