import { type Locator, type Page, test as base, expect } from '@playwright/test';

type ShopOptions = {
  /** Whether Sign Up was dismissed before the test, so that it does not open by itself. */
  readonly isSignUpDismissed: boolean;
};

/**
 * A page of the shop. Every test fails when the console says something, when a request
 * goes to another origin, or when a request is not a GET (SPEC 1.2).
 */
export const test = base.extend<ShopOptions>({
  isSignUpDismissed: [true, { option: true }],

  context: async ({ context, isSignUpDismissed }, use) => {
    if (isSignUpDismissed) {
      await context.addInitScript(() => {
        localStorage.setItem('signupDismissed', 'true');
      });
    }
    await use(context);
  },

  page: async ({ page, baseURL }, use) => {
    const complaints = watchPage(page, baseURL ?? '');
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Collects what no page of the shop may do: words in the console, errors and forbidden requests. */
export function watchPage(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A link that the pointer has reached preloads a picture; on a slow machine nobody follows it in time.
    const expected = /404 \(Not Found\)|^Service Worker registration blocked|preloaded .* not used/;
    if (message.type() !== 'debug' && !expected.test(message.text())) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.method() !== 'GET') complaints.push(`${request.method()} ${request.url()}`);
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) {
      complaints.push(`left the origin: ${request.url()}`);
    }
  });
  return complaints;
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens an address with the page's clock stopped: toasts stay until the test moves the clock. */
export async function openStill(page: Page, address: string): Promise<void> {
  await stopClock(page);
  await open(page, address);
}

export async function stopClock(page: Page): Promise<void> {
  // An hour before: on a crowded machine seconds pass until it is stopped.
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') });
  await page.clock.pauseAt(new Date('2026-01-05T10:00:01'));
}

/** Waits until React has hydrated the page, which then needs no note about scripts that do not come. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('body:not(:has(#early-note)) > footer')).toBeAttached();
}

/** Waits until the worker of a page keeps what opens the shop, or one file (SPEC 17.30). */
export async function kept(page: Page, name = 'shell.kept'): Promise<void> {
  const isKept = async (file: string) => {
    const { scope } = await navigator.serviceWorker.ready;
    return (await caches.match(scope + file)) !== undefined;
  };
  await expect.poll(() => page.evaluate(isKept, name), { timeout: 60_000 }).toBe(true);
}

/** Makes the browser refuse storage, as one that blocks all data of sites does. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
}

/** The content of a stored list, as another script would read it. */
export function stored(
  page: Page,
  key: 'cart' | 'wishlist',
): Promise<{ id: number; quantity?: number }[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
}

/** Puts a list into storage before any page of the shop is opened. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`test:${name}`) !== null) return;
      sessionStorage.setItem(`test:${name}`, 'stored');
      localStorage.setItem(name, text);
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
}

export const placed = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your order has been placed successfully!' });

/** All cards of a product: each has the product's name as its heading. */
export function cardsOf(within: Page | Locator, productName: string): Locator {
  const heading = ('page' in within ? within.page() : within).getByRole('heading', {
    name: productName,
    exact: true,
  });
  return within.getByRole('article').filter({ has: heading });
}

/**
 * The toast with exactly this text, in the page or in a dialog.
 *
 * @param messages what the page's language calls the region of its toasts
 */
export function toast(within: Page | Locator, text: string, messages = 'Messages'): Locator {
  return within.getByRole('region', { name: messages }).getByText(text, { exact: true });
}

/** Everything that the page stores in the browser, as one text to search. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
