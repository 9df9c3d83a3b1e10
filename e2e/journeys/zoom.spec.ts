import type { Locator, Page, Route } from '@playwright/test';
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

test.describe('The picture, larger', () => {
  test('a press opens the picture at full size, and Escape returns to where it was', async ({
    page,
  }) => {
    await openLarge(page);
    await expect(view(page).getByRole('img')).toHaveJSProperty('complete', true);
    expect(await width(page)).toBe(1200);
    const [, top = 0] = await scroll(view(page));
    expect(top, 'the middle of the picture is in view').toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
  });

  test('the picture that was chosen is opened, and the buttons show the other', async ({
    page,
  }) => {
    await open(page, '/product/6');
    await page.getByRole('button', { name: 'Show picture 2 of 2' }).click();
    await enlarge(page).click();
    await expect(dialog(page).getByText('2 of 2')).toBeVisible();
    const second = await view(page).getByRole('img').getAttribute('alt');
    await dialog(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog(page).getByText('1 of 2')).toBeVisible();
    expect(await view(page).getByRole('img').getAttribute('alt')).not.toBe(second);
    await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
    await expect(view(page).getByRole('img')).toHaveAttribute('alt', second ?? '');
  });

  test('wheel, keys and buttons zoom between the picture in full and three times its size', async ({
    page,
  }) => {
    await openLarge(page);
    await view(page).hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => width(page)).toBeGreaterThan(1500);
    await page.mouse.wheel(0, -30_000);
    await expect.poll(() => width(page)).toBe(3600);
    await page.mouse.wheel(0, 30_000);
    await expect.poll(() => width(page)).toBeLessThan(721);
    const fullSize = await width(page);
    await view(page).press('+');
    expect(await width(page)).toBeGreaterThan(fullSize);
    await view(page).press('-');
    expect(await width(page)).toBe(fullSize);
    await dialog(page).getByRole('button', { name: 'Larger' }).click();
    expect(await width(page)).toBeGreaterThan(fullSize);
    await dialog(page).getByRole('button', { name: 'Smaller' }).click();
    expect(await width(page)).toBe(fullSize);
    await view(page).dblclick();
    expect(await width(page)).toBe(1200);
  });

  test('what is below the pointer stays below it while the wheel zooms', async ({ page }) => {
    await openLarge(page);
    const below = () =>
      view(page)
        .locator('img')
        .evaluate((image) => {
          const { left, top, width: wide } = image.getBoundingClientRect();
          return [(500 - left) / wide, (300 - top) / wide].map((part) => Math.round(part * 100));
        });
    await page.mouse.move(500, 300);
    const before = await below();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => width(page)).toBeGreaterThan(2000);
    expect(await below()).toEqual(before);
  });

  test('dragging and the arrow keys move the picture', async ({ page }) => {
    await openLarge(page);
    await view(page).press('+');
    await view(page).press('+');
    const [left = 0, top = 0] = await scroll(view(page));
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await page.mouse.move(600, 430, { steps: 5 });
    await page.mouse.up();
    const [draggedLeft = 0, draggedTop = 0] = await scroll(view(page));
    expect(draggedLeft - left).toBeGreaterThan(50);
    expect(draggedTop - top).toBeGreaterThan(30);
    // The browser scrolls by itself, for some frames; a second key meanwhile would be lost.
    const ended = view(page).evaluate(
      (box) => new Promise((resolve) => box.addEventListener('scrollend', resolve, { once: true })),
    );
    await view(page).press('ArrowUp');
    await ended;
    await expect.poll(async () => (await scroll(view(page)))[1]).toBeLessThan(draggedTop);
    await view(page).press('ArrowLeft');
    await expect.poll(async () => (await scroll(view(page)))[0]).toBeLessThan(draggedLeft);
  });

  test('where there is nothing to scroll sideways, the arrow keys show the other picture', async ({
    page,
  }) => {
    await openLarge(page);
    await view(page).press('ArrowRight');
    await expect(dialog(page).getByText('2 of 2')).toBeVisible();
    await expect(view(page)).toBeFocused();
    await view(page).press('ArrowLeft');
    await expect(dialog(page).getByText('1 of 2')).toBeVisible();
  });

  test('on a phone a finger scrolls and pinches it by the browser’s own means', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('signupDismissed', 'true'));
    await openLarge(page);
    const [left = 0] = await scroll(view(page));
    const client = await context.newCDPSession(page);
    const touch = async (
      fingers: (step: number) => readonly (readonly [x: number, y: number])[],
    ) => {
      for (let step = 0; step <= 10; step += 1) {
        await client.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: fingers(step).map(([x, y], id) => ({ x, y, id })),
        });
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await touch((step) => [[300 - step * 15, 400]]);
    await expect.poll(async () => (await scroll(view(page)))[0]).toBeGreaterThan(left);
    await touch((step) => [
      [190 - step * 10, 400],
      [210 + step * 10, 400],
    ]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
    await context.close();
  });

  test('it fills the window again when a phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLarge(page);
    await expect.poll(() => width(page)).toBe(675);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => width(page)).toBe(844);
  });

  test('its script is loaded when it is wanted', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/product/6');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.includes('PictureDialog'))).toEqual([]);
    await enlarge(page).press('Enter');
    await expect(view(page)).toBeFocused();
    expect(asked.filter((address) => address.includes('PictureDialog'))).toHaveLength(1);
  });

  test('it opens after the search, if its script comes while that is open', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/PictureDialog-*.js', (route) => {
      held.push(route);
    });
    await open(page, '/product/6');
    await enlarge(page).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill('night');
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.locator('dialog[aria-label^="Pictures of"]')).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Search');
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await width(page)).toBe(1200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  });
});
