import type { Page } from '@playwright/test';
import { runAxe } from '../accessibility/axe.ts';
import { pressAll } from '../accessibility/pressAll.ts';
import { findStrangers } from '../languages/findStrangers.ts';
import { settings } from '../shopData.ts';
import { phone, reachScreen, screens } from '../screens.ts';
import { copyOf, rows } from '../catalogue.ts';
import { expect, open, overflow, store, test } from '../shop.ts';

test.use(phone);

const largeText = 'html { font-size: 200% }';
/** The distances of WCAG 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Those whose layout differs most on a large screen. */
const large = ['home', 'a product', 'a cart', 'the checkout'];

/** They have the parts of another one, and are tried before a change is published. */
const rare = [
  'products that a search finds',
  'sale products',
  'the empty wishlist',
  'the checkout of an empty cart',
  'an unknown product',
  'a Hindi checkout',
  'how a product is shipped',
  'close results',
  'Search with results',
  'a cart that a link offers',
  'the question before clearing',
  'an unknown address',
  'contact',
];

for (const screen of screens) {
  const tag = rare.includes(screen.name) ? '@wide' : [];
  test(
    `${screen.name} can be heard, pressed, and read with large and spaced text`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      await reachScreen(page, screen);
      const place = await page.evaluate(() => scrollY);
      expect(await page.evaluate(findStrangers)).toEqual([]);
      expect(await page.evaluate(findSites, settings.socialProfile.address)).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      if (!screen.reach) {
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('[aria-live], [role="status"], [role="alert"]')).toHaveText(['']);
      }
      expect((await runAxe(page)).violations, 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect((await runAxe(page, ['color-contrast'])).violations, 'dark').toEqual([]);
      expect(await page.evaluate(findSmallTargets), '390 px').toEqual([]);
      if (large.includes(screen.name)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        expect((await runAxe(page)).violations, 'large').toEqual([]);
        await page.setViewportSize(phone.viewport);
      }
      await style(page, spacedText);
      expect(await overflow(page), 'spaced text').toBe(0);
      expect(await page.evaluate(findCutWords), 'spaced text').toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), '320 px').toBe(0);
      await style(page, largeText);
      expect(await overflow(page), '320 px, text of 200 %').toBe(0);
      expect(await page.evaluate(findCutWords), '320 px, text of 200 %').toEqual([]);

      if (!screen.isFilled && !screen.reach) return;
      await page.setViewportSize(phone.viewport);
      await style(page, '');
      await page.evaluate((top) => scrollTo(0, top), place);
      await pressAll(page);
    },
  );
}

/** Where a page leads to on other sites than the shop's own profile. Runs in the page. */
function findSites(profile: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
  return links
    .map(({ href }) => href)
    .filter((href) => href !== profile && !href.startsWith(`${location.origin}/`));
}

test('in a low window the header stays, and the bar is left out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/product/5');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Buy' })).toBeHidden();
});

test('on a phone held sideways, title and button are in the first view @wide', async ({ page }) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await open(page, '/');
  const slide = page.getByRole('main').getByRole('listitem').first();
  for (const part of [slide.getByRole('heading'), slide.getByRole('link')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await open(page, '/product/6');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  // That of the page itself, or that of the bar.
  const add = page.getByRole('button', { name: 'ADD TO CART' }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('the bar has the name in one line, and the footer goes down to the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/hi/product/6');
  const name = page.locator('section > div > small');
  expect(await name.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(26);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = page.getByRole('contentinfo');
  const { bottom, height } = await footer.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    height: window.innerHeight,
  }));
  expect(Math.round(bottom)).toBeGreaterThanOrEqual(height - 1);
  const last = footer.getByRole('link').last();
  await last.focus();
  expect(await page.evaluate(coveredFocus)).toBe('');
});

test('mistakes in a form are one link a line, and begin below each other @wide', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  const links = page.getByRole('main').getByRole('group').getByRole('link');
  const starts = await links.evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect();
    }),
  );
  expect(starts.length).toBeGreaterThan(2);
  expect(new Set(starts.map(({ x }) => x)).size).toBe(1);
  expect(new Set(starts.map(({ y }) => y)).size).toBe(starts.length);
});

test('words of a button that do not fit beside the quantity are one line below it @wide', async ({
  page,
}) => {
  await open(page, '/product/6');
  const add = page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first();
  const before = await add.boundingBox();
  await add.evaluate((button) => (button.textContent = 'Geschenkgutschein einlösen'));
  const after = await page.getByText('Geschenkgutschein einlösen').boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.y).toBeGreaterThan(before?.y ?? 0);
});

test('on a tablet what sells a product has both columns @wide', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/product/6');
  const use = await page.getByRole('heading', { name: 'How to use' }).boundingBox();
  expect(use?.x).toBeGreaterThan(400);
});

for (const address of ['/product/5', '/cart']) {
  test(`with text of 200 % no bar hides what Tab reaches on ${address}${address === '/cart' ? ' @wide' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await store(page, 'cart', [copyOf(1), copyOf(2)]);
    await open(page, address);
    await style(page, largeText);
    const stops = await page.getByRole('main').locator(':is(a, button, input):visible').count();
    const hidden = new Set<string>();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      hidden.add(await page.evaluate(coveredFocus));
    }
    expect([...hidden]).toEqual(['']);
  });
}

const titled = ['/products', '/sales', '/help', '/contact', '/wishlist', '/cart', '/checkout'];
test('titles on the way to an order stand at one height @wide', async ({ page }) => {
  for (const list of ['cart', 'wishlist']) await store(page, list, [copyOf(1)]);
  const tops: Record<string, number[]> = {};
  for (const address of titled) {
    await open(page, address);
    tops[address] = [];
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      tops[address].push(await page.locator('h1').evaluate(topOfText));
    }
  }
  expect(tops).toEqual(Object.fromEntries(titled.map((path) => [path, tops['/products']])));
});

test('nothing moves by itself for a visitor who asks for reduced motion', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play featured products' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.evaluate(findMoving)).toEqual([]);
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Dismiss message' })).toBeVisible();
  expect(await page.evaluate(findMoving)).toEqual([]);
});

test('all that moves has a duration and a curve of the set in app.css', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const sheet = await request.get(/data-styles="([^"]+)/.exec(home)?.[1] ?? '');
  const written = (home + (await sheet.text())).matchAll(
    /(?:transition|animation)[\w-]*:([^;}]+)/g,
  );
  const values = Array.from(written, ([, value = '']) => value);
  expect(values.length).toBeGreaterThan(10);
  const own = /(?<![\w-])(?!0m?s)[\d.]+m?s\b|cubic-bezier|ease/;
  expect(values.filter((value) => own.test(value.replaceAll(/var\([^)]*\)/g, '')))).toEqual([]);
});

/** Elements that would take longer than a moment to move. Runs in the page. */
function findMoving(): string[] {
  const parts = ['', '::before', '::after', '::backdrop'];
  /** Nothing moves in it: ProductCard.module.css. */
  const still = 'unseen';
  return [...document.querySelectorAll('*')].flatMap((element) =>
    parts
      .map((part) => getComputedStyle(element, part))
      .filter(({ animationName, animationDuration, transitionDuration }) =>
        [animationName.includes(still) ? '0s' : animationDuration, transitionDuration]
          .flatMap((times) => times.split(','))
          .some((time) => Number.parseFloat(time) > 0.001),
      )
      .map(({ animationName }) => `${element.outerHTML.slice(0, 80)} ${animationName}`),
  );
}

test('long links of the header wrap, and leave the shop’s name its place @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, '/help');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link');
  for (const link of await links.all()) {
    await link.evaluate((element) => element.append(' and a bridal collection'));
  }
  const brand = await header.getByRole('link').first().boundingBox();
  expect(brand?.width).toBeGreaterThan(80);
  const [last, tool] = [links.last(), header.getByRole('button', { name: 'Search' })];
  const [end, start] = [await last.boundingBox(), await tool.boundingBox()];
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(start?.x ?? 0);
});

test('the badge of 9990 items is in the window at 200 % text @wide', async ({ page }) => {
  const cart = rows.slice(0, 10).map(({ id }) => copyOf(id, { quantity: 999 }));
  await store(page, 'cart', cart);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/help');
  await style(page, largeText);
  const link = page.getByRole('link', { name: 'Cart, 9990 items' });
  const { text, right } = await link.evaluate((element) => {
    const badge = getComputedStyle(element, '::after');
    const edge = element.getBoundingClientRect().right - Number.parseFloat(badge.right);
    return { text: badge.content, right: edge };
  });
  expect(text).toBe('"9990"');
  expect(right).toBeLessThanOrEqual(320);
});

/** Adds a style sheet, as a browser's own settings do, in place of the one before. */
function style(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet({ media: 'screen' });
    sheet.replaceSync(text);
    // Those of the shop are for all media.
    const others = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== 'screen');
    document.adoptedStyleSheets = [...others, sheet];
  }, rules);
}

/**
 * Controls below 44 px. A link in running text may be as small as its words (WCAG 2.5.8), and so may one
 * beside a larger link with the same address, such as a card's name beside its picture. Runs in the page.
 */
function findSmallTargets(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const isLarge = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 43.5 && height >= 43.5;
  };
  const isInText = (element: Element) => {
    const text = element.closest('p, li, dd, label')?.textContent ?? '';
    return (
      getComputedStyle(element).display === 'inline' &&
      text.trim().length > (element.textContent ?? '').trim().length
    );
  };
  const hasLargeTwin = (element: Element) =>
    [...(element.closest('article, li')?.querySelectorAll('a[href]') ?? [])].some(
      (twin) => twin.getAttribute('href') === element.getAttribute('href') && isLarge(twin),
    );
  const controls = 'a[href], button:enabled, input:enabled, select, textarea, summary';
  return (
    [...root.querySelectorAll(controls)]
      // The label of a checkbox or radio button is part of its target.
      .map((element) => (element.matches('input') && element.closest('label')) || element)
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      .filter((element) => !isLarge(element) && !isInText(element) && !hasLargeTwin(element))
      .map((element) => element.outerHTML.slice(0, 160))
  );
}

/** Where the first line of an element is. Runs in the page. */
function topOfText(element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  return Math.round(top + Number.parseFloat(getComputedStyle(element).paddingTop));
}

/** What has focus, if something else is drawn over its middle. Runs in the page. */
function coveredFocus(): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return '';
  const { x, y, width, height } = focused.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = top === null || focused.contains(top) || top.contains(focused);
  return isSeen || focused.closest('label')?.contains(top) ? '' : focused.outerHTML.slice(0, 160);
}

/** Words that a box which hides what is outside cuts off at its sides. Runs in the page. */
function findCutWords(): string[] {
  const found: string[] = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = range.getBoundingClientRect();
    if (words.width <= 1 || parent.closest('.visually-hidden')) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX)) break;
      const { left, right, width } = box.getBoundingClientRect();
      if (overflowX === 'visible' || width <= 1) continue;
      if (words.left < left - 1 || words.right > right + 1) {
        found.push(`"${walker.currentNode.nodeValue}" in ${box.className}`);
      }
    }
  }
  return found;
}
