import type { Page } from '@playwright/test';
import { expect, open, test } from '../shop.ts';

/** The section of a heading. */
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('About', () => {
  test('10.1 the hero shows the brand’s title, tagline and belief', async ({ page }) => {
    await open(page, '/about');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'BEAU', exact: true })).toBeVisible();
    await expect(
      main.getByText('Breaking the Mold: Redefining Skincare for Modern Indian Men Since 2024.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(main.getByText(/we believe/i)).toBeVisible();
  });

  test('10.1 two stories are shown, each with its points and a picture', async ({ page }) => {
    await open(page, '/about');
    for (const [title, points] of [
      [
        'From humble beginnings',
        [/100% natural ingredients/i, /cruelty-free and vegan formulas/i, /sustainable packaging/i],
      ],
      ['Beauty that cares', [/^Clean Ingredients/, /^Cruelty Free/]],
    ] as const) {
      await expect(section(page, title).getByRole('listitem')).toHaveText([...points]);
      await section(page, title).scrollIntoViewIfNeeded();
      await expect(section(page, title).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  test('10.1 four numbers about the shop are shown', async ({ page }) => {
    await open(page, '/about');
    for (const [number, label] of [
      ['5000+', 'Happy Clients'],
      ['10+', 'Products'],
      ['5+', 'Years Experience'],
      ['24/7', 'Support'],
    ] as const) {
      const term = page.getByRole('main').getByRole('term').filter({ hasText: label });
      await expect(term).toBeVisible();
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(number);
    }
  });

  test('10.1 three team members are shown with name, role, picture and social link', async ({
    page,
  }) => {
    await open(page, '/about');
    const team = section(page, 'Meet the Team');
    const members = team.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(members).toHaveCount(3);
    for (const [index, role] of [
      'Founder & CEO',
      'Product Designer',
      'Marketing Director',
    ].entries()) {
      const member = members.nth(index);
      await member.scrollIntoViewIfNeeded();
      await expect(member.getByText(role, { exact: true })).toBeVisible();
      await expect(member.getByRole('heading')).toHaveText(/\S+ \S+/);
      await expect(member.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      const name = await member.getByRole('heading').innerText();
      const link = member.getByRole('link', { name });
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('10.1 the last link on the screen opens the products', async ({ page }) => {
    await open(page, '/about');
    await expect(
      page.getByRole('heading', { name: 'Ready to experience BEAU?', exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Our Collections', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  });
});
