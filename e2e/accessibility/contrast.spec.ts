import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from '../shop.ts';

/** Slides, banners and the head of the About page: axe cannot see what is below their texts. */
const panels = ':is([class*=Hero_words], [class*=WideLinks_words])';

for (const address of ['/', '/about']) {
  test(`on ${address} text over pictures has a contrast of 4.5, on phones, large screens and in the dark @wide`, async ({
    page,
  }) => {
    await open(page, address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findPaleTexts(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

async function findPaleTexts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const panel of await page.locator(panels).all()) {
    await panel.scrollIntoViewIfNeeded();
    await panel
      .locator('xpath=..')
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode());
    const { clip, texts } = await panel.evaluate(findTexts);
    const look = async (style: string) => {
      await panel.evaluate((element, rules) => {
        for (const text of element.querySelectorAll<HTMLElement>('h2, p'))
          text.style.cssText = rules;
      }, style);
      return sharp(await page.screenshot({ clip }));
    };
    // Their colour as it is drawn, dimmed or not; then what is below them.
    const colour = await look('background: currentColor; border-color: transparent');
    const ground = await look('color: transparent');
    for (const { words, ...box } of texts) {
      const pixelsOf = (shown: sharp.Sharp) =>
        shown.clone().extract(box).removeAlpha().raw().toBuffer();
      const [filled, below] = [await pixelsOf(colour), await pixelsOf(ground)];
      const own = luminance(filled, 3 * Math.floor(filled.length / 6));
      const lights = [];
      for (let at = 0; at < below.length; at += 3) lights.push(luminance(below, at));
      const least = Math.min(...lights.map((light) => contrast(own, light)));
      if (least < 4.5) found.push(`${least.toFixed(2)} ${words}`);
    }
  }
  return found;
}

/** The boxes of the texts themselves: those of their elements are wider. Runs in the page. */
function findTexts(panel: Element) {
  const around = panel.getBoundingClientRect();
  const clip = {
    x: Math.floor(around.x),
    y: Math.floor(around.y),
    width: Math.ceil(around.width) + 1,
    height: Math.ceil(around.height) + 1,
  };
  const texts = [...panel.querySelectorAll('h2, p')].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, width } = range.getBoundingClientRect();
    const { y, height } = element.getBoundingClientRect();
    const [left, top] = [Math.ceil(x) - clip.x, Math.ceil(y) - clip.y];
    const words = element.textContent;
    return { words, left, top, width: Math.floor(width), height: Math.floor(height) };
  });
  return { clip, texts };
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
