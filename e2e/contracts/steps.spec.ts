import type { Browser, Page } from '@playwright/test';
import { nth, rows } from '../catalogue.ts';
import { countLine, select } from '../productList.ts';
import { phone } from '../screens.ts';
import { expect, open, test, toast } from '../shop.ts';

// Without view transitions, which only a fast machine has.
test.use(phone);

/** Of 60 a second: what a press has started is seen by then, also what it should not have started. */
const framesOfStep = 40;

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        let seen = 0;
        const next = () => {
          seen += 1;
          if (seen > wanted) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
    count,
  );
}

type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};

/** Has React say how many components each of its commits has rendered, as its own tools for developers do. */
async function followRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const commits: number[] = [];
    const functions = [0, 11, 14, 15];
    const rendersIn = (fiber: Fiber, before: Fiber | null): number => {
      let sum = functions.includes(fiber.tag) ? fiber.flags & 1 : 0;
      if (before?.child === fiber.child) return sum;
      for (let { child } = fiber; child; child = child.sibling)
        sum += rendersIn(child, child.alternate);
      return sum;
    };
    Object.assign(window, {
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) =>
          commits.push(rendersIn(current, current.alternate)),
      },
    });
  });
}

/** How many components React has rendered since the last time, in each commit. */
const takeCommits = (page: Page) =>
  page.evaluate(() => (window as unknown as { commits: number[] }).commits.splice(0));
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Waits for what comes by itself: late styles, toasts, the likely next screen, what is laid out in idle moments. */
async function openQuiet(page: Page, address: string, next: RegExp): Promise<void> {
  await followRenders(page);
  await open(page, address);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  const hasCome = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(hasCome).toMatch(next);
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  await page.waitForLoadState('networkidle');
}

type TraceArgs = {
  readonly elementCount?: number;
  readonly beginData?: { readonly dirtyObjects: number };
};
type Trace = {
  readonly traceEvents: readonly { readonly name: string; readonly args: TraceArgs }[];
};

/** What a press costs, in counts, since times drift. Nothing else asks the page meanwhile: it would be laid out. */
async function costOf(browser: Browser, page: Page, press: () => Promise<void>) {
  const requests: string[] = [];
  // What the step before it has scrolled is there.
  await frames(page, framesOfStep);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The icon of the tab: a browser with windows asks for it again at each address.
    if (!/\/icon-[\w-]+\.png$/.test(pathname)) requests.push(pathname);
  });
  await takeCommits(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await press();
  await frames(page, framesOfStep);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const sum = (name: string, of: (args: TraceArgs) => number | undefined) =>
    traceEvents
      .filter((event) => event.name === name)
      .reduce((total, { args }) => total + (of(args) ?? 0), 0);
  return {
    requests,
    rendered: sumOf(await takeCommits(page)),
    styled: sum('UpdateLayoutTree', ({ elementCount }) => elementCount),
    laidOut: sum('Layout', ({ beginData }) => beginData?.dirtyObjects),
  };
}

test.describe('A step @wide', () => {
  test('a filter asks the host for nothing, and styles what it changes', async ({
    page,
    browser,
  }) => {
    await openQuiet(page, '/products', /\/assets\/product-/);
    const [hydrated = 0, ...later] = await takeCommits(page);
    expect(hydrated).toBeGreaterThan(100);
    // What comes once the page is idle, and nothing of what is there.
    expect(sumOf(later)).toBeLessThanOrEqual(6);
    await select(page).focus();
    const cost = await costOf(browser, page, () => page.keyboard.press('End'));
    await expect(countLine(page)).toHaveText(/for "Sale"$/);
    expect(cost.requests).toEqual([]);
    expect(cost.rendered).toBeLessThanOrEqual(20);
    expect(cost.styled).toBeLessThan(20);
    expect(cost.laidOut).toBeLessThan(70);
  });

  test('a link to a product asks for that product alone, and styles its page once', async ({
    page,
    browser,
  }) => {
    await openQuiet(page, '/products', /\/assets\/product-/);
    const { id, name } = nth(rows, 1);
    const link = page
      .getByRole('main')
      .getByRole('heading', { name, exact: true })
      .getByRole('link');
    const box = await link.boundingBox();
    if (!box) throw new Error('The link has no place on the page.');
    const cost = await costOf(browser, page, () => page.touchscreen.tap(box.x + 9, box.y + 9));
    await expect(page).toHaveURL(`/product/${id}`);
    const ofProduct = new RegExp(`/(?:details-${id}-|product-0*${id}-)`);
    expect(cost.requests.filter((path) => !ofProduct.test(path))).toEqual([]);
    expect(cost.rendered).toBeLessThanOrEqual(126);
    expect(cost.styled).toBeLessThan(450);
    expect(cost.laidOut).toBeLessThan(700);
  });

  test('an addition asks the host for nothing, and styles its toast and the badge', async ({
    page,
    browser,
  }) => {
    const { id, name } = nth(rows, 1);
    await openQuiet(page, `/product/${id}`, /Deferred/);
    const button = page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first();
    await button.focus();
    const cost = await costOf(browser, page, () => page.keyboard.press('Enter'));
    await expect(toast(page, `${name} Added to Cart!`)).toBeVisible();
    expect(cost.requests).toEqual([]);
    expect(cost.rendered).toBeLessThanOrEqual(6);
    expect(cost.styled).toBeLessThanOrEqual(30);
    expect(cost.laidOut).toBeLessThan(60);
  });

  test('a letter in Search asks for pictures of products, and styles what it finds', async ({
    page,
    browser,
  }) => {
    await openQuiet(page, '/products', /\/assets\/product-/);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox').or(dialog.getByRole('textbox'))).toBeFocused();
    await page.waitForLoadState('networkidle');
    const cost = await costOf(browser, page, () => page.keyboard.press('s'));
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    expect(cost.requests.filter((path) => !path.includes('/product-'))).toEqual([]);
    expect(cost.rendered).toBeLessThanOrEqual(36);
    expect(cost.styled).toBeLessThan(180);
    expect(cost.laidOut).toBeLessThan(280);
  });
});
