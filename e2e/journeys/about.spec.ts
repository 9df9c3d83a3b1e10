import type { Page } from '@playwright/test';
import { about, settings, words } from '../shopData.ts';
import { expect, open, test } from '../shop.ts';

/** The section of a heading. */
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('About', () => {
  test('10.1 the hero shows the brand’s title, tagline and belief @every-shop', async ({
    page,
  }) => {
    await open(page, '/about');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: settings.name, exact: true }),
    ).toBeVisible();
    await expect(main.getByText(about.hero.tagline, { exact: true })).toBeVisible();
    await expect(main.getByText(about.hero.belief, { exact: true })).toBeVisible();
  });

  test('10.1 the stories are shown, each with its points and a picture @every-shop', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const { title, points } of about.stories) {
      await expect(section(page, title).getByRole('listitem')).toContainText(
        points.map((point) => point.title),
      );
      await section(page, title).scrollIntoViewIfNeeded();
      await expect(section(page, title).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  test('10.1 four numbers about the shop are shown @every-shop', async ({ page }) => {
    await open(page, '/about');
    for (const { number, label } of about.numbers) {
      const term = page.getByRole('main').getByRole('term').filter({ hasText: label });
      await expect(term).toBeVisible();
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(number);
    }
  });

  test('10.1 the team members are shown with name, role, picture and social link @every-shop', async ({
    page,
  }) => {
    await open(page, '/about');
    const team = section(page, about.team.title);
    const members = team.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(members).toHaveCount(about.team.members.length);
    for (const [index, { name, role }] of about.team.members.entries()) {
      const member = members.nth(index);
      await member.scrollIntoViewIfNeeded();
      await expect(member.getByText(role, { exact: true })).toBeVisible();
      await expect(member.getByRole('heading')).toHaveText(name);
      await expect(member.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      const link = member.getByRole('link', { name });
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('10.1 the last link on the screen opens the products @every-shop', async ({ page }) => {
    await open(page, '/about');
    const { title, action } = about.closing;
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: action.label, exact: true }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.productsPage.title);
  });
});
