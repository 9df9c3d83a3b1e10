import type { Page } from '@playwright/test';
import { expect, hydrated, open, overflow, store, stored, test as shopTest } from '../shop.ts';

const markup = '"><img src=x onerror="window.isRobbed=true"><script>window.isRobbed=true</script>';

async function expectUnharmed(page: Page): Promise<void> {
  await hydrated(page);
  expect(await page.evaluate(() => 'isRobbed' in window || 'isRobbed' in {})).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

shopTest(
  'markup in search box, address and storage is a text, and changes no object',
  async ({ page }) => {
    const object = '"__proto__":{"isRobbed":true},"constructor":{"prototype":{"isRobbed":true}}';
    await store(page, 'cart', `[{"id":1,"quantity":1,${object}}]`);
    for (const address of [
      `/products?search=${encodeURIComponent(markup)}`,
      `/products?search=${'W'.repeat(5000)}`,
      '/products?search=%E0%A4%A&search=%ED%A0%80',
      `/cart?products=${encodeURIComponent(markup)}`,
      '/?__proto__[isRobbed]=true&constructor.prototype.isRobbed=true',
      '/cart',
    ]) {
      await open(page, address);
      await expectUnharmed(page);
      expect(await overflow(page), address).toBe(0);
    }
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    expect(await stored(page, 'cart')).toMatchObject([{ id: 1, quantity: 2 }]);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill(markup);
    await expect(page.getByRole('search').getByText('No Product found.')).toBeVisible();
    await expectUnharmed(page);
  },
);

shopTest(
  'an address that seems to lead elsewhere shows the not-found screen, and its links stay here',
  async ({ page, baseURL }) => {
    for (const [path, title] of [
      ['//evil.example/x?a=1#b', /^Page not found/],
      ['//[', /^Page not found/],
      ['/hi//evil.example/x?a=1#b', /^पेज नहीं मिला/],
    ] as const) {
      // With the origin: Playwright, too, takes two slashes for another host.
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page, path).toHaveTitle(title);
      // Only a hydrated page has read the address.
      await expect(page.getByRole('link', { name: /, 0 / }).first()).toBeAttached();
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const foreign = links.filter(
        (link) => link.startsWith('http') && !link.startsWith(`${baseURL}/`),
      );
      expect(foreign, path).toEqual([]);
    }
    await page.getByRole('contentinfo').locator('a[href$="/products"]').first().click();
    await expect(page).toHaveURL(/\/products$/);
  },
);

// The browser logs what it blocks, so these pages are not watched as others are.
shopTest.describe('The security policy', () => {
  const test = shopTest.extend({
    page: async ({ context }, use) => {
      const page = await context.newPage();
      await page.addInitScript(() => {
        const blocked: string[] = [];
        Object.assign(window, { blocked });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          blocked.push(effectiveDirective),
        );
      });
      await use(page);
    },
  });
  const blocked = (page: Page) =>
    page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);

  for (const host of ['sends headers', 'sends none, since each page states it']) {
    test(`blocks an inline script and innerHTML on a host that ${host}`, async ({ page }) => {
      await page.route('/about', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '<div id="root"',
          '<script>isRobbed=1</script>$&',
        );
        await route.fulfill(
          host === 'sends headers'
            ? { response, body }
            : { contentType: 'text/html; charset=utf-8', body },
        );
      });
      await open(page, '/about');
      expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
      expect(await blocked(page)).toContain('script-src-elem');
      const thrown = await page.evaluate(() => {
        const attempts: (() => unknown)[] = [
          () => (document.body.innerHTML = '<b>planted</b>'),
          () => document.write('planted'),
          () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
          () => new DOMParser().parseFromString('<b>planted</b>', 'text/html'),
        ];
        return attempts.map((attempt) => {
          try {
            attempt();
            return 'let through';
          } catch (error) {
            return (error as Error).name;
          }
        });
      });
      expect(thrown).toEqual(Array.from(thrown, () => 'TypeError'));
    });
  }

  test('blocks whatever would go elsewhere, and links to a script', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }));
      document.head.appendChild(document.createElement('style')).textContent = 'body{color:red}';
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'javascript:void(window.isRobbed=1)';
      link.click();
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/';
      form.submit();
      return fetch('https://elsewhere.example/').catch(() => undefined);
    });
    await expect
      .poll(async () => new Set(await blocked(page)))
      .toEqual(
        new Set(['img-src', 'style-src-elem', 'script-src-elem', 'form-action', 'connect-src']),
      );
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
  });

  test('keeps other sites from showing the shop in a frame', async ({ page, baseURL }) => {
    const elsewhere = 'http://elsewhere.example/';
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/cart"></iframe>` }),
    );
    await page.goto(elsewhere);
    const inside = page.frames().find((other) => other !== page.mainFrame());
    await expect.poll(() => inside?.url()).toMatch(/^chrome-error:/);
  });
});
