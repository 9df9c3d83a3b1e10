import type { Page } from '@playwright/test';
import { about, settings, words } from '../shopData.ts';
import { expect, open, test } from '../shop.ts';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('About shows its hero, stories, numbers, team and a way to the products', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: settings.name, exact: true }),
  ).toBeVisible();
  await expect(main.getByText(about.hero.tagline, { exact: true })).toBeVisible();
  await expect(main.getByText(about.hero.belief, { exact: true })).toBeVisible();

  for (const { title, points } of about.stories) {
    await expect(section(page, title).getByRole('listitem')).toContainText(
      points.map((point) => point.title),
    );
    await section(page, title).scrollIntoViewIfNeeded();
    await expect(section(page, title).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  }

  for (const { number, label } of about.numbers) {
    const term = page.getByRole('main').getByRole('term').filter({ hasText: label });
    await expect(term).toBeVisible();
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(number);
  }

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

  const { closing } = about;
  await expect(page.getByRole('heading', { name: closing.title, exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: closing.action.label, exact: true })
    .click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.productsPage.title);
});
