import type { Page } from '@playwright/test';
import { rows } from '../catalogue.ts';
import { reachScreen, screens } from '../screens.ts';
import { expect, open, test } from '../shop.ts';

/**
 * Where the products with their labels are in each of the shop's pictures, in percent of the master: left, top,
 * right and bottom. Of a close view it is the label that can be read; the others show no product.
 */
const boxes: Record<string, readonly [number, number, number, number]> = {
  'hero-1': [52, 12, 91.5, 92.5],
  'hero-2': [58.5, 35, 77.5, 76],
  'hero-3': [61.5, 4.5, 78, 82.5],
  'hero-4': [59.5, 8, 86.5, 83],
  'hero-5': [62, 7, 93.5, 77],
  'hero-1-portrait': [14, 25, 91.5, 88],
  'hero-2-portrait': [23.5, 43, 60, 74.5],
  'hero-3-portrait': [29, 17, 62, 82],
  'hero-4-portrait': [23, 19, 80, 83],
  'hero-5-portrait': [26, 22.5, 85.5, 75.5],
  'about-hero': [44.5, 15, 94, 78.5],
  'about-hero-portrait': [3.5, 29, 94, 75.5],
  'about-1': [13.5, 11, 89, 72.5],
  'about-2': [15.5, 11.5, 86.5, 79.5],
  'banner-explore': [45.5, 26.5, 95.5, 78],
  'banner-kit': [44, 17.5, 95, 83.5],
  'collection-summer': [23, 6, 83, 82],
  'collection-winter': [18, 11, 79.5, 73],
  contact: [22, 39, 92, 71],
  'social-1': [13, 28, 98.5, 72],
  'social-2': [30, 8, 65, 92],
  'social-3': [25.5, 6, 96.5, 99],
  'social-4': [12.5, 11, 78.5, 87.5],
  'social-5': [23.5, 40, 60.5, 80],
  'social-6': [23, 11.5, 80, 92],
  'product-01-primary': [16.5, 21, 86, 77],
  'product-01-secondary': [13, 12.5, 86, 71.5],
  'product-01-contents': [14.5, 25, 97.5, 80.5],
  'product-02-primary': [17, 17, 87, 80],
  'product-02-secondary': [15, 22, 90, 81.5],
  'product-02-contents': [9, 22.5, 97.5, 76],
  'product-03-primary': [4, 18.5, 96.5, 80.5],
  'product-03-secondary': [2, 24, 98, 76],
  'product-03-contents': [5, 25, 97.5, 71.5],
  'product-04-primary': [21.5, 28, 78.5, 77],
  'product-04-secondary': [13, 29, 98, 65],
  'product-04-back': [9.5, 18, 90.5, 83.5],
  'product-04-scale': [10, 12.5, 90, 72.5],
  'product-05-primary': [27, 19, 73, 85],
  'product-05-secondary': [13.5, 16.5, 88, 75],
  'product-05-back': [30, 21, 70.5, 72],
  'product-05-scale': [9, 11.5, 87, 89],
  'product-06-primary': [30, 13, 67.5, 87],
  'product-06-secondary': [30, 11.5, 67, 78.5],
  'product-06-back': [29.5, 20, 70.5, 72.5],
  'product-06-scale': [20, 9.5, 80, 71.5],
  'product-07-primary': [38, 16, 62.5, 87],
  'product-07-secondary': [21, 17, 90, 93.8],
  'product-07-back': [33, 19.5, 66.5, 67],
  'product-07-scale': [9, 11.5, 87, 89],
  'product-08-primary': [9.5, 30, 93.5, 72.5],
  'product-08-secondary': [24.5, 33, 72.5, 78.5],
  'product-08-back': [7, 16, 92.5, 85.5],
  'product-08-scale': [9, 11.5, 87, 89],
  'product-09-primary': [39, 16, 61.5, 84],
  'product-09-secondary': [25.5, 13, 97, 88],
  'product-09-back': [32, 25, 68, 69.5],
  'product-09-scale': [15, 18.5, 86.5, 72.5],
  'product-10-primary': [17.5, 17, 83.5, 80.5],
  'product-10-secondary': [12.5, 15, 78.5, 75.5],
  'product-10-contents': [15, 17, 81.5, 78],
};

/** 449 px and 1199 px are the widest of their layouts. */
const windows = [
  [320, 640],
  [360, 640],
  [390, 844],
  [448, 900],
  [767, 1024],
  [768, 1024],
  [915, 412],
  [1024, 768],
  [1199, 800],
  [1440, 900],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
] as const;

const withPictures = [
  'home',
  'about',
  'contact',
  'a wishlist',
  'the empty wishlist',
  'the empty cart',
  'an unknown product',
  'the placed order',
  'the menu',
  'Sign Up with everything missing',
];

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens.filter(({ name }) => withPictures.includes(name))) {
  test(`no picture of ${screen.name} is cut through a product, in any window`, async ({ page }) => {
    await reachScreen(page, screen);
    expect(await findCuts(page)).toEqual([]);
  });
}

test('no picture of a product’s page is cut through the product, in any window', async ({
  page,
}) => {
  for (const { id } of rows) {
    await open(page, `/product/${id}`);
    expect(await findCuts(page)).toEqual([]);
  }
});

async function findCuts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const cut = await page.evaluate(findCutProducts, boxes);
    found.push(...cut.map((picture) => `${width} × ${height}: ${picture}`));
  }
  return found;
}

/** The pictures whose `object-fit` hides a part of a product. Runs in the page. */
function findCutProducts(all: typeof boxes): string[] {
  const isChosen = ({ media }: HTMLSourceElement) => !media || matchMedia(media).matches;
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (!image.checkVisibility() || width === 0) return [];
    const chosen = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(isChosen);
    const name = /pictures\/([^.]+)/.exec(chosen?.srcset ?? image.src)?.[1] ?? '';
    const { [name]: box } = all;
    if (!box) return [];
    const master = chosen?.hasAttribute('width') ? chosen : image;
    const ratio = Number(master.getAttribute('width')) / Number(master.getAttribute('height'));
    const { objectFit, objectPosition } = getComputedStyle(image);
    if (objectFit !== 'cover') return [];
    const [across = 0, down = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part));
    const [shownX, shownY] = [
      Math.min(1, width / height / ratio),
      Math.min(1, (ratio * height) / width),
    ];
    const [left, top] = [(1 - shownX) * across, (1 - shownY) * down];
    const shown = [left, top, left + shownX * 100, top + shownY * 100] as const;
    const isWhole =
      shown[0] <= box[0] && shown[1] <= box[1] && shown[2] >= box[2] && shown[3] >= box[3];
    return isWhole ? [] : [`${name} shows ${shown.map(Math.round).join(' ')}`];
  });
}
