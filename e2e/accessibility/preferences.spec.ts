import type { Page } from '@playwright/test';
import { expect, open, store, test } from '../shop.ts';

const filled = { cart: [{ id: 1 }, { id: 5, quantity: 2 }], wishlist: [{ id: 9 }] };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`When the visitor asks for more contrast, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('lines have a contrast of at least 3:1, and secondary text of at least 7:1', async ({
      page,
    }) => {
      await open(page, '/');
      const usual = await contrasts(page);
      await page.emulateMedia({ contrast: 'more', colorScheme });
      const more = await contrasts(page);
      for (const line of ['--line', '--line-2', '--line-deep'] as const) {
        expect(more[line], line).toBeGreaterThan(usual[line]);
        expect(more[line], line).toBeGreaterThan(3);
      }
      expect(more['--ink-2']).toBeGreaterThan(7);
    });
  });
}

test('when the visitor asks for less transparency, the backdrop of a dialog is opaque', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Account' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const colour = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(colour).toMatch(/^rgb\(/);
});

for (const width of [390, 1440]) {
  test(`at ${width} px the accessible name of each control contains its visible text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await store(page, 'cart', filled.cart);
    await store(page, 'wishlist', filled.wishlist);
    for (const address of ['/', '/product/5', '/wishlist', '/cart', '/checkout', '/contact']) {
      await open(page, address);
      const { checked, wrong } = await page.evaluate(namesAgainstWords);
      expect(checked).toBeGreaterThan(2);
      expect(wrong, address).toEqual([]);
    }
  });
}

test('the heart of a product on the wishlist has the description "Already in your wishlist"', async ({
  page,
}) => {
  await store(page, 'wishlist', filled.wishlist);
  await open(page, '/product/9');
  await expect(
    page.getByRole('button', { name: 'ADD TO WISHLIST', exact: true }),
  ).toHaveAccessibleDescription('Already in your wishlist');
  await open(page, '/products');
  const hearts = page.getByRole('button', { name: /^Add to Wishlist/ });
  await expect(hearts.nth(8)).toHaveAccessibleDescription('Already in your wishlist');
  await expect(hearts.nth(0)).toHaveAccessibleDescription('');
});

/** The contrast of colour tokens with their backgrounds. */
function contrasts(page: Page) {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const probe = document.body.appendChild(document.createElement('i'));
    const resolve = (token: string) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    };
    const luminance = (...layers: string[]) => {
      if (!pen) return 0;
      for (const token of layers) {
        pen.fillStyle = resolve(token);
        pen.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (token: string, ground: string) => {
      const both = [luminance(ground, token), luminance(ground)].toSorted((one, two) => two - one);
      return ((both[0] ?? 0) + 0.05) / ((both[1] ?? 0) + 0.05);
    };
    const result = {
      '--line': contrast('--line', '--paper'),
      '--line-2': contrast('--line-2', '--paper'),
      '--line-deep': contrast('--line-deep', '--deep'),
      '--ink-2': contrast('--ink-2', '--paper'),
    };
    probe.remove();
    return result;
  });
}

/** Controls whose accessible name does not contain their visible text. Runs in the page. */
function namesAgainstWords(): { checked: number; wrong: string[] } {
  const tidy = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wrong: string[] = [];
  let checked = 0;
  for (const control of document.querySelectorAll('a[aria-label], button[aria-label]')) {
    if (!control.checkVisibility() || !(control instanceof HTMLElement)) continue;
    checked += 1;
    const words = tidy(control.innerText);
    const name = tidy(control.ariaLabel ?? '');
    if (!name.includes(words)) wrong.push(`"${words}" is called "${name}"`);
  }
  return { checked, wrong };
}
