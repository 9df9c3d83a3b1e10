import type { Locator, Page } from '@playwright/test';
import { copyOf, row } from '../catalogue.ts';
import { expect, toast, openStill, store, test } from '../shop.ts';

async function openDialog(page: Page): Promise<Locator> {
  const { name } = row(10);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search for Product').fill(name);
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  return page.getByRole('dialog', { name });
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first();

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss message' });

test('no toast of the product dialog covers its buttons or takes its focus', async ({ page }) => {
  const { name } = row(10);
  await openStill(page, '/products');
  const dialog = await openDialog(page);
  // It takes focus a moment later.
  await page.clock.runFor(300);
  await dialog.getByRole('button', { name: 'ADD TO WISHLIST' }).click();
  for (const width of [320, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(toast(dialog, `${name} Added to Wishlist`)).toBeInViewport({ ratio: 1 });
    // A trial click fails if anything else gets it.
    for (const button of ['Close', 'ADD TO CART', 'ADD TO WISHLIST', 'Back to results']) {
      await dialog.getByRole('button', { name: button }).click({ trial: true });
    }
  }
  await dismiss(page).press('Enter');
  await page.clock.runFor(300);
  await expect(dialog.getByRole('button', { name: 'ADD TO WISHLIST' })).toBeFocused();
});

test('twelve presses on a phone leave five toasts inside the screen @wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openStill(page, '/products');
  await page
    .getByRole('button', { name: 'Add to Wishlist' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await add(page).evaluate((button: HTMLElement) => button.click());
  await add(page).evaluate((button: HTMLElement) => button.click());
  await expect(dismiss(page)).toHaveCount(5);
  for (const button of await dismiss(page).all()) await expect(button).toBeInViewport({ ratio: 1 });
});

/** A screen that can show a toast, and what calls it. */
const callers: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/', add],
  ['/product/6', add],
  ['/hi/product/6', (page) => page.getByRole('button', { name: 'कार्ट में डालें' }).first()],
  ['/cart', (page) => page.getByRole('button', { name: /^Remove / }).first()],
  ['/checkout', (page) => page.getByRole('button', { name: 'Place Order' }).first()],
  ['/contact', (page) => page.getByRole('contentinfo').getByRole('button')],
];

const often = ['/product/6', '/checkout'];

for (const [address, caller] of callers) {
  test(`at no width a toast of ${address} covers a heading, a price or a button${often.includes(address) ? '' : ' @wide'}`, async ({
    page,
  }) => {
    await store(page, 'cart', [copyOf(1), copyOf(2)]);
    await store(page, 'wishlist', [{ id: 6 }, { id: 4 }]);
    await openStill(page, address);
    await page.getByRole('contentinfo').getByRole('textbox').fill('a@example.com');
    await caller(page).press('Enter');
    await expect(page.getByRole('button', { name: /Dismiss|हटाएँ/ })).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
      expect(await page.evaluate(findCovered), `${width} px, where it was pressed`).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await page.evaluate(findCovered), `${width} px, at its head`).toEqual([]);
    }
  });
}

/** Headings, prices and buttons below the header whose boxes the toasts meet. Runs in the page. */
function findCovered(): string[] {
  const region = document.querySelector('[aria-keyshortcuts="F6"]');
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const toasts = [...(region?.children ?? [])].map((line) => line.getBoundingClientRect());
  const boxesOf = (element: Element) => {
    if (element.matches('a, button')) return [element.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  return [...document.querySelectorAll('main *, footer *')]
    .filter(
      (element) =>
        element.matches('h1, h2, h3, button, a[class*="button"]') ||
        (element.childElementCount === 0 && /^Rs\. [\d,.]+$/.test(element.textContent)),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.visually-hidden'))
    .filter((element) =>
      boxesOf(element).some(({ top, right, bottom, left }) =>
        toasts.some(
          (line) =>
            // The header covers what is scrolled below it.
            Math.max(top, header) < Math.min(bottom, line.bottom) &&
            left < line.right &&
            right > line.left,
        ),
      ),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

for (const [address, width, height, size] of [
  ['/product/4', 320, 568, '131.25%'],
  ['/hi/product/4', 360, 640, '100%'],
  ['/product/4', 768, 1024, '100%'],
] as const) {
  test(`at ${width} px a toast of ${address} is three lines at most, and breaks no word${width === 320 ? '' : ' @wide'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStill(page, address);
    await page.evaluate((given) => (document.documentElement.style.fontSize = given), size);
    const button = page.getByRole('main').locator('[data-adds^="cart"]').first();
    await button.press('Enter');
    await button.press('Enter');
    const dismiss = page.getByRole('button', { name: /Dismiss|हटाएँ/ });
    await expect(dismiss).toHaveCount(2);
    const { lines, broken, below } = await dismiss.last().locator('..').evaluate(readLines);
    expect(lines).toBeLessThanOrEqual(3);
    expect(broken).toEqual([]);
    expect(below, 'the link has a line of its own').toBe(width < 768);
  });
}

/** How many lines the text of a toast has, and which words are on two of them. Runs in the page. */
function readLines(toastLine: Element) {
  const boxesOf = (node: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };
  const words = [...toastLine.querySelectorAll('p')].flatMap(({ firstChild }) =>
    Array.from(firstChild?.nodeValue?.matchAll(/\S+/g) ?? [], ({ 0: word, index }) => ({
      word,
      boxes: firstChild ? boxesOf(firstChild, index, index + word.length) : [],
    })),
  );
  const link = toastLine.querySelector('a');
  const last = Math.max(...words.flatMap(({ boxes }) => boxes.map(({ bottom }) => bottom)));
  const [line] = link ? boxesOf(link, 0, 1) : [];
  return {
    lines: new Set(words.flatMap(({ boxes }) => boxes.map(({ top }) => Math.round(top)))).size,
    broken: words.filter(({ boxes }) => boxes.length > 1).map(({ word }) => word),
    below: (line?.top ?? 0) >= last - 2,
  };
}
