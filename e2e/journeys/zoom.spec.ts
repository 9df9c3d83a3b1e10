import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { row } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const enlarge = (page: Page) => page.getByRole('button', { name: 'See the picture larger' });
const dialog = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${row(6).name}` });
const view = (page: Page) => dialog(page).getByRole('group', { name: /^Picture/ });
const width = (page: Page) =>
  view(page)
    .locator('img')
    .evaluate((image: HTMLElement) => image.offsetWidth);

async function openLarge(page: Page): Promise<void> {
  await open(page, '/product/6');
  await enlarge(page).click();
  await expect(view(page)).toBeFocused();
}

test('a press opens all of the picture, Larger shows its file, and Escape returns', async ({
  page,
}) => {
  await openLarge(page);
  const image = view(page).getByRole('img');
  await image.evaluate((shown: HTMLImageElement) => shown.decode());
  await expect(image).toBeInViewport({ ratio: 1 });
  const before = await width(page);
  await dialog(page).getByRole('button', { name: 'Larger' }).click();
  const file = await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  expect(file).toBeGreaterThan(before);
  expect(await width(page)).toBe(file);
  await dialog(page).getByRole('button', { name: 'Smaller' }).click();
  expect(await width(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('in a very large window the picture opens no larger than its largest copy @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1600 });
  await openLarge(page);
  const image = view(page).getByRole('img');
  const copy = /\.(\d+)\.avif$/.exec(
    await image.evaluate((shown: HTMLImageElement) => shown.currentSrc),
  );
  expect(await width(page)).toBe(Number(copy?.[1]));
});

test('beside the picture its own ground goes on @wide', async ({ page }) => {
  await openLarge(page);
  await view(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  const { x = 0, y = 0, height = 0 } = (await view(page).locator('img').boundingBox()) ?? {};
  const shown = sharp(await page.screenshot());
  const colourAt = async (left: number, top: number) => {
    const part = await shown.clone().extract({ left, top, width: 8, height: 8 }).toBuffer();
    return (await sharp(part).stats()).channels.map(({ mean }) => mean);
  };
  for (const top of [y + 8, y + height / 2, y + height - 16].map(Math.round)) {
    const [inside, outside] = [await colourAt(x + 4, top), await colourAt(x - 12, top)];
    const difference = Math.max(
      ...inside.map((level, index) => Math.abs(level - (outside[index] ?? 0))),
    );
    expect(difference, `${top} px from the top`).toBeLessThan(10);
  }
});

test('the chosen picture is opened, and the buttons show the other @wide', async ({ page }) => {
  await open(page, '/product/6');
  // In one moment, while the row is still on its way to the chosen picture.
  await page.getByRole('main').evaluate((main) => {
    const press = (start: string) =>
      main.querySelector<HTMLElement>(`button[aria-label^="${start}"]`)?.click();
    press('Show picture 2 of');
    press('See the picture larger');
  });
  await expect(dialog(page).getByText(/^2 of \d+$/)).toBeVisible();
  const second = await view(page).getByRole('img').getAttribute('alt');
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog(page).getByText(/^1 of \d+$/)).toBeVisible();
  expect(await view(page).getByRole('img').getAttribute('alt')).not.toBe(second);
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(view(page).getByRole('img')).toHaveAttribute('alt', second ?? '');
});
