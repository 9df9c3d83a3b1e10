import type { Page } from '@playwright/test';
import * as english from '../../app/strings/en/notFound.ts';
import * as hindi from '../../app/strings/hi/notFound.ts';
import { hydrated, expect, open, store, stored, test as shopTest } from '../shop.ts';

const markup = '"><img src=x onerror="window.isRobbed=true"><script>window.isRobbed=true</script>';

/** Checks that no planted script has run. */
async function expectUnharmed(page: Page): Promise<void> {
  await hydrated(page);
  expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

shopTest.describe('Markup and script', () => {
  const test = shopTest;

  test('in the search box are searched for as text', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill(markup);
    await expect(page.getByText('No Product found.')).toBeVisible();
    await expectUnharmed(page);
  });

  test('in the address have no effect', async ({ page }) => {
    for (const address of [
      `/products?filter=${encodeURIComponent(markup)}`,
      `/help#${encodeURIComponent(markup)}`,
      '/products?filter=__proto__&filter=constructor',
      `/?__proto__[isRobbed]=true&constructor.prototype.isRobbed=true`,
    ]) {
      await open(page, address);
      await expectUnharmed(page);
      expect(await page.evaluate(() => 'isRobbed' in {})).toBe(false);
    }
  });

  test('in a product’s id show no product', async ({ page }) => {
    const ids = [markup, '../../../etc/passwd', '__proto__', '%00', '%E0%A4%A', '1%2F..%2F2'];
    for (const id of ids) {
      const response = await page.goto(
        `/product/${id.includes('%') ? id : encodeURIComponent(id)}`,
      );
      expect(response?.status()).toBeGreaterThanOrEqual(400);
      expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
      await expect(page.getByText('In Stock')).toHaveCount(0);
    }
  });

  test('in a stored __proto__ change no object', async ({ page }) => {
    const poison =
      '[{"id":1,"quantity":1,"__proto__":{"isRobbed":true},"constructor":{"prototype":{"isRobbed":true}}}]';
    await store(page, 'cart', poison);
    await open(page, '/cart');
    await expect(page.getByText('Rs. 1,099.00').first()).toBeVisible();
    expect(await page.evaluate(() => 'isRobbed' in {})).toBe(false);
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click();
    await expect(page.getByText('Rs. 2,198.00').first()).toBeVisible();
    expect(await page.evaluate(() => 'isRobbed' in {})).toBe(false);
    expect(await stored(page, 'cart')).toHaveLength(1);
  });
});

// The browser logs what it blocks, so these pages are not watched as others are.
shopTest.describe('The security policy', () => {
  const test = shopTest.extend({
    serviceWorkers: 'allow',
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

  test('blocks an added inline script, also one that is in the page from the start', async ({
    page,
  }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<div id="root"',
        `<script>isRobbed=1</script>$&`,
      );
      await route.fulfill({ response, body });
    });
    await open(page, '/about');
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
    expect(await blocked(page)).toContain('script-src-elem');
  });

  test('blocks an added innerHTML, eval, script address and event handler', async ({ page }) => {
    await open(page, '/');
    const thrown = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => (document.body.innerHTML = '<b>planted</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
        () => document.write('planted'),
        () => (document.createElement('script').text = 'isRobbed=1'),
        () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
        () => (document.createElement('iframe').srcdoc = '<script>isRobbed=1</script>'),
        () => new DOMParser().parseFromString('<b>planted</b>', 'text/html'),
        () => navigator.serviceWorker.register('/planted.js'),
        () =>
          (
            window as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
            }
          ).trustedTypes.createPolicy('planted', { createHTML: String }),
      ];
      const run = async (attempt: () => unknown) => {
        await attempt();
        return 'let through';
      };
      return Promise.all(attempts.map((attempt) => run(attempt).catch(({ name }) => String(name))));
    });
    expect(thrown).toEqual(Array.from(thrown, () => 'TypeError'));
    await page
      .evaluate(() => {
        const link = document.createElement('a');
        link.setAttribute('onclick', 'isRobbed=1');
        document.body.append(link);
        link.click();
      })
      .catch((error: Error) => expect(error.message).toContain('Trusted'));
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
    await expect(page.getByText('planted')).toHaveCount(0);
  });

  test('blocks an added link to a script', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:void(window.isRobbed=1)';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => blocked(page)).toContain('script-src-elem');
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
  });

  test('works on a host that sends no headers, since each page states it', async ({ page }) => {
    await page.route('/help', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<div id="root"',
        '<script>isRobbed=1</script>$&',
      );
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    await open(page, '/help');
    expect(await page.evaluate(() => 'isRobbed' in window)).toBe(false);
    expect(await blocked(page)).toContain('script-src-elem');
    const thrown = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>planted</b>';
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('TypeError');
  });

  test('blocks pictures, styles, requests and forms that go to another site', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }));
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = 'body{display:none}';
      return fetch('https://elsewhere.example/').catch(() => undefined);
    });
    await expect
      .poll(() => blocked(page))
      .toEqual(expect.arrayContaining(['img-src', 'style-src-elem', 'connect-src']));
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/';
      form.submit();
    });
    await expect.poll(() => blocked(page)).toContain('form-action');
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

shopTest.describe('An address that seems to lead elsewhere', () => {
  const test = shopTest;
  const paths = [
    '//evil.example/x?a=1#b',
    '///evil.example/x',
    '//',
    '/%2fevil.example/x',
    '/..%2fcart',
    String.raw`/\evil.example/x`,
    '/%5cevil.example/x',
    '/@evil.example/x',
    '/user:word@evil.example/x',
    '//[',
  ];
  for (const [start, title] of [
    ['', english.title],
    ['/hi', hindi.title],
    ['/hi/%2e%2e', english.title],
  ] as const) {
    test(`shows the not-found screen below "${start}", and its links stay here`, async ({
      page,
      baseURL,
    }) => {
      for (const path of paths) {
        // With the origin: Playwright, too, takes two slashes for another host.
        const response = await page.goto(`${baseURL}${start}${path}`);
        expect(response?.status(), path).toBe(404);
        // Removed when the page is hydrated.
        await expect(page.locator('#early-note')).toHaveCount(0);
        await expect(page, path).toHaveTitle(new RegExp(title));
        const links = await page.locator('a').evaluateAll((all) =>
          all.map((link) => {
            // A link to another language gets its address when it is reached.
            link.dispatchEvent(new Event('pointerover', { bubbles: true }));
            return (link as HTMLAnchorElement).href;
          }),
        );
        const foreign = links.filter(
          (link) => link.startsWith('http') && !link.startsWith(`${baseURL}/`),
        );
        expect(foreign, path).toEqual([]);
      }
    });
  }
});
