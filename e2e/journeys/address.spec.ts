import type { Page } from '@playwright/test';
import { hold, pauseReact, reactPaused } from '../held.ts';
import { hydrated, expect, toast, open, stored, test, watchPage } from '../shop.ts';

/** One walk of each kind: by query, by product, between screens, with a stored list, home, and from a 404 page. */
const walks: readonly (readonly [from: string, to: string])[] = [
  ['/products?filter=sale', '/products?filter=new'],
  ['/product/1', '/product/2'],
  ['/about', '/contact'],
  ['/checkout', '/cart'],
  ['/help', '/'],
  ['/nowhere', '/products'],
];

test.describe('After a reload, Back', () => {
  for (const [from, to] of walks) {
    test(`from ${to} to ${from}, before the entry script has run, shows ${from}`, async ({
      page,
    }) => {
      const left = await walk(page, from, to);
      const entry = await page.locator('link[data-entry]').getAttribute('href');
      const release = await hold(page, `**${entry}`);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('h1').first()).toBeVisible();
      await goBack(page);
      await expectFacts(page, left);
      release();
      await expectPage(page, left);
    });

    test(`from ${to} to ${from}, while the screen’s script is loading, shows ${from}`, async ({
      page,
    }) => {
      const left = await walk(page, from, to);
      const screen = to === '/' ? 'home' : /\w+/.exec(to)?.[0];
      const release = await hold(page, new RegExp(`/assets/${screen}-[^/]+\\.js$`));
      const asked = page.waitForRequest(new RegExp(`/assets/${screen}-[^/]+\\.js$`));
      await page.reload({ waitUntil: 'commit' });
      await asked;
      await goBack(page);
      release();
      await expectPage(page, left);
    });

    test(`from ${to} to ${from}, during hydration, shows ${from}`, async ({ page }) => {
      const left = await walk(page, from, to);
      await pauseReact(page);
      await page.reload({ waitUntil: 'commit' });
      await reactPaused(page);
      await goBack(page);
      await expectPage(page, left);
    });

    test(`from ${to} to ${from}, after hydration, shows ${from}`, async ({ page }) => {
      const left = await walk(page, from, to);
      await page.reload();
      await hydrated(page);
      await goBack(page);
      await expectPage(page, left);
    });
  }

  test('twice at once, on a device that is fast enough for page transitions, shows the page of the address', async ({
    page,
  }) => {
    // Without this measure the shop takes the device for a fast one.
    await page.addInitScript(() => (performance.measure = () => undefined as never));
    await open(page, '/checkout');
    for (const path of ['/cart', '/checkout']) {
      await page.evaluate((address) => navigation.navigate(address).finished, path);
    }
    await page.evaluate(() => navigation.back().committed?.then(() => navigation.back().finished));
    await expect(page).toHaveURL('/checkout');
    await expect(page).toHaveTitle(/^Checkout/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  });

  test('before the boot script has run, shows the page of the address', async ({ page }) => {
    const left = await walk(page, '/about', '/contact');
    const boot = await page.locator('script[src]').getAttribute('src');
    const entry = await page.locator('link[data-entry]').getAttribute('href');
    const releaseBoot = await hold(page, `**${boot}`);
    const releaseEntry = await hold(page, `**${entry}`);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await goBack(page);
    releaseBoot();
    await expectFacts(page, left);
    releaseEntry();
    await expectPage(page, left);
  });

  test('as soon as the page is hydrated, shows the page before', async ({ page }) => {
    const left = await walk(page, '/products', '/product/3');
    await page.addInitScript(goBackWhenInteractive);
    await page.reload({ waitUntil: 'commit' });
    await expectPage(page, left);
  });
});

test.describe('An address with another spelling', () => {
  for (const [address, path] of [
    ['/products/index.html', '/products'],
    ['/product/%31/', '/product/1'],
    ['/product/1?x=%E0%A4%A', '/product/1'],
    ['/404.html', '/404'],
  ] as const) {
    test(`${address} shows the page ${path}, and the address stays as typed`, async ({ page }) => {
      const origin = await openForFacts(page, path);
      await open(page, address);
      await expectFacts(page, { ...origin, address });
      await follow(page, '/help');
      await expect(page.locator('h1')).toHaveText(/help/i);
      await page.goBack();
      await expectFacts(page, { ...origin, address });
    });
  }

  test('an incomplete percent escape shows "Product not found", directly and through a link', async ({
    page,
  }) => {
    await open(page, '/product/%E0%A4%A');
    await expect(page.locator('h1')).toHaveText('Product not found');
    await open(page, '/about');
    await follow(page, '/product/%E0%A4%A');
    await expect(page.locator('h1')).toHaveText('Product not found');
  });
});

// The browser logs a script that fails to load, so these pages are not watched.
test.describe('When the script of the next screen fails to load', () => {
  const script = /\/assets\/about-[^/]+\.js$/;
  const words = 'This part of the shop could not be loaded. Check your connection and try again.';
  const aboutLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About' });

  for (const { times, count } of [
    { times: 'once', count: 1 },
    { times: 'twice', count: 2 },
  ]) {
    test(`${times}, the link still opens its screen, and Back returns`, async ({ context }) => {
      const page = await context.newPage();
      const about = await openForFacts(page, '/about');
      const contact = await openForFacts(page, '/contact');
      await page.route(script, (route) => route.abort(), { times: count });
      await aboutLink(page).click();
      await expectPage(page, about);
      await goBack(page);
      await expectPage(page, contact);
    });
  }

  test('every time, the link loads its page as a document, and Back returns', async ({
    context,
  }) => {
    const page = await context.newPage();
    const about = await openForFacts(page, '/about');
    const product = await openForFacts(page, '/product/1');
    await page.route(script, (route) => route.abort());
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await aboutLink(page).click();
    await loaded;
    await expectFacts(page, about);
    await goBack(page);
    await expectPage(page, product);
  });

  test('its page does too, a toast says so, the shopper keeps what was typed and can go on', async ({
    context,
    baseURL,
  }) => {
    const page = await context.newPage();
    const about = await openForFacts(page, '/about');
    const product = await openForFacts(page, '/product/1');
    const contact = await openForFacts(page, '/contact');
    await page.getByLabel('First name').fill('Asha');
    await page.route(/\/about/, (route) => route.abort());
    await aboutLink(page).click();
    await expect(toast(page, words)).toBeVisible();
    await expectPage(page, contact);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    const complaints = watchPage(page, baseURL ?? '');
    await follow(page, '/product/1');
    await expectPage(page, product);
    await goBack(page);
    await expectPage(page, contact);
    await page.unroute(/\/about/);
    await aboutLink(page).click();
    await expectPage(page, about);
    expect(complaints).toEqual([]);
  });

  test('its page does too, Back keeps the shown page, and works once the network is back', async ({
    context,
  }) => {
    const page = await context.newPage();
    const product = await openForFacts(page, '/product/1');
    const about = await walk(page, '/about', '/product/1');
    await page.reload();
    await hydrated(page);
    await page.route(/\/about/, (route) => route.abort());
    await goBack(page);
    await expect(toast(page, words)).toBeVisible();
    await expectPage(page, product);
    await page.unroute(/\/about/);
    await goBack(page);
    await expectPage(page, about);
  });
});

/** The address and the facts of a page: all of them must belong to one page. */
function factsOf(page: Page) {
  return page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    return {
      address: location.pathname + location.search,
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      heading: textOf('h1'),
      marked: attribute('nav[aria-label="Main"] [aria-current]', 'href'),
    };
  });
}

/** A page that is being unloaded gives no answer, so the question is repeated. */
async function expectFacts(page: Page, expected: Facts): Promise<void> {
  await expect(async () => expect(await factsOf(page)).toEqual(expected)).toPass({
    timeout: 30_000,
  });
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

async function openForFacts(page: Page, address: string): Promise<Facts> {
  await open(page, address);
  return factsOf(page);
}

/** The page has the same facts as after a direct load, and its list and its button belong to it. */
async function expectPage(page: Page, expected: Facts): Promise<void> {
  await expectFacts(page, expected);
  await hydrated(page);
  await expectFacts(page, expected);
  const filter = /filter=(\w+)/.exec(expected.address)?.[1];
  if (filter !== undefined) {
    await expect(page.getByText(/^Showing /)).toHaveText(new RegExp(`"${filter}"$`, 'i'));
  }
  const id = Number(/^\/product\/(\d+)/.exec(expected.address)?.[1]);
  if (id > 0) {
    await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
    await expect
      .poll(async () => (await stored(page, 'cart')).map((line) => line.id))
      .toEqual([id]);
    await page.evaluate(() => localStorage.removeItem('cart'));
  }
}

/** Opens a page, and goes from it to another without a page load. */
async function walk(page: Page, from: string, to: string): Promise<Facts> {
  const left = await openForFacts(page, from);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
  return left;
}

/** Follows a link to any address, as if the page had one. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Goes back as the browser's button does, without waiting: the page may be unloaded before it answers. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Goes back in the task in which the page has become interactive, once. */
function goBackWhenInteractive(): void {
  if (sessionStorage.getItem('test:back') !== null) return;
  sessionStorage.setItem('test:back', 'done');
  document.addEventListener('beau:interactive', () => history.back());
}
