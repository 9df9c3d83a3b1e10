import type { Locator, Page } from '@playwright/test';
import { row } from '../catalogue.ts';
import { expect, open, test } from '../shop.ts';

const enlarge = (page: Page) => page.getByRole('button', { name: 'See the picture larger' });
const dialog = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${row(6).name}` });
const view = (page: Page) => dialog(page).getByRole('group', { name: /^Picture/ });
const scroll = (box: Locator) =>
  box.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
const width = (page: Page) =>
  view(page)
    .locator('img')
    .evaluate((image: HTMLElement) => image.offsetWidth);

async function openLarge(page: Page): Promise<void> {
  await open(page, '/product/6');
  await enlarge(page).click();
  await expect(view(page)).toBeFocused();
}

test('a press opens the picture at full size, and Escape returns', async ({ page }) => {
  await openLarge(page);
  await expect(view(page).getByRole('img')).toHaveJSProperty('complete', true);
  expect(await width(page)).toBe(1200);
  const [, top = 0] = await scroll(view(page));
  expect(top, 'the middle of the picture is in view').toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('the chosen picture is opened, and the buttons show the other', async ({ page }) => {
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

test('where nothing scrolls sideways, arrow keys show the other picture', async ({ page }) => {
  await openLarge(page);
  await view(page).press('ArrowRight');
  await expect(dialog(page).getByText(/^2 of \d+$/)).toBeVisible();
  await expect(view(page)).toBeFocused();
  await view(page).press('ArrowLeft');
  await expect(dialog(page).getByText(/^1 of \d+$/)).toBeVisible();
});
