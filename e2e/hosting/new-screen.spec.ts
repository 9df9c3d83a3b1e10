import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAxe } from '../accessibility/axe.ts';
import { expect, open } from '../shop.ts';
import { testOnCopy } from './copySources.ts';

/** What an engineer writes to add a screen: this file, and one line in the list. */
const gift = `import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

export const screen: Screen = {
  title: 'Gifts',
  description: 'What to give your brother.',
  isIndexed: true,
  toasts: 'brief',
  Component: GiftScreen,
};

function GiftScreen() {
  return (
    <div className="wrap">
      <PageHead title="Gifts" crumb="Gifts" />
      <p>What to give your brother.</p>
    </div>
  );
}
`;
const line = "  { path: '/gifts', file: 'gifts' },\n";

const test = testOnCopy((copy) => {
  writeFileSync(join(copy, 'app/screens/gifts.tsx'), gift);
  const list = join(copy, 'app/screens/screens.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace("  { path: '/404'", `${line}$&`));
});

test.describe('Adding a screen with one file and one line', () => {
  test.describe.configure({ mode: 'default' });

  test('gives it an address, title, description, canonical address and a line in the sitemap', async ({
    page,
    request,
  }) => {
    await open(page, '/gifts');
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await expect(page).toHaveTitle('Gifts · BEAU');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://beau.example/gifts',
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'What to give your brother.',
    );
    expect(await (await request.get('/sitemap.xml')).text()).toContain(
      '<loc>https://beau.example/gifts</loc>',
    );
    const { violations } = await runAxe(page);
    expect(violations).toEqual([]);
  });

  test('makes it reachable from another screen, and Back from it, without a page load', async ({
    page,
  }) => {
    await open(page, '/help');
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      const link = Object.assign(document.createElement('a'), {
        href: '/gifts',
        textContent: 'Gifts',
      });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Gifts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeFocused();
    await expect(page).toHaveTitle('Gifts · BEAU');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test('makes it readable without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/gifts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await page.close();
  });
});
