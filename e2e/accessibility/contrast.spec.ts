import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from '../shop.ts';

/** Texts on slides, banners and the head of the About page, of which axe cannot see what is below them. */
const texts = ':is([class*=Hero_words], [class*=WideLinks_words]) :is(h2, p)';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} text over pictures has a contrast of 4.5 on phones and large screens`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/', '/about']) {
      await open(page, address);
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await findPaleTexts(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}

async function findPaleTexts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const text of await page.locator(texts).all()) {
    await text.scrollIntoViewIfNeeded();
    await text.evaluate(async (element) => {
      const slide = element.closest('li, section, div:has(img)');
      await slide?.querySelector('img')?.decode();
    });
    // The box of the text itself: that of its element is wider.
    const clip = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, width } = range.getBoundingClientRect();
      const { y, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    const look = async (style: string) => {
      await text.evaluate((element: HTMLElement, rules) => {
        element.style.cssText = rules;
      }, style);
      return sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
    };
    // Its colour as it is drawn, dimmed or not; then what is below it.
    const colour = await look('background: currentColor; border-color: transparent');
    const ground = await look('color: transparent');
    await look('');
    const middle = 3 * Math.floor(colour.length / 6);
    const own = luminance(colour, middle);
    const lights = [];
    for (let at = 0; at < ground.length; at += 3) lights.push(luminance(ground, at));
    const least = Math.min(...lights.map((light) => contrast(own, light)));
    if (least < 4.5) found.push(`${least.toFixed(2)} ${await text.textContent()}`);
  }
  return found;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(at, at + 3)].map((level) => {
    const share = level / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
