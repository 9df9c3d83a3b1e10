import { budgets, weighRoutes } from '#dev/budget.mjs';
import { expect, kept } from '../shop.ts';
import { test } from './largeBuild.ts';

// One worker builds the shop for all of them.
test.describe.configure({ mode: 'default' });

test('what each page knows of 300 products with names of their own is small', ({ large }) => {
  const [about] = weighRoutes(large.folder, ['about.html']);
  // Of 24 products it is 5,700 bytes less.
  expect(about?.js).toBeLessThan(budgets.js + 3000);
});

test.describe('With a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a first visit asks for what opens the shop, and for no product and no picture that nobody has seen', async ({
    page,
    large,
  }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await page.goto('/about');
    await kept(page, 'shell.kept');
    const asked = large.asked.slice(large.asked.indexOf('/about'));
    // Before, it asked for 1,317 files.
    expect(asked.length).toBeLessThan(70);
    const unseen = asked.filter((address) => !seen.includes(address));
    expect(
      unseen.filter((address) => /^\/(?:product|pictures|products\/category)\//.test(address)),
    ).toEqual([]);
  });
});
