import type { Page } from '@playwright/test';
import { help, settings } from '../shopData.ts';
import { everythingKept, expect, toast, open, openStill, test } from '../shop.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const footerLink = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true });

const links = [...settings.menu, ...settings.helpLinks].map(({ label, to }) => ({
  label,
  address: to,
}));
/** The links to a part of the help page, and the heading of each part. */
const sections = links.flatMap(({ label, address }) => {
  const part = Object.entries(help).find(([name]) => address === `/help#${name}`)?.[1];
  return part ? [{ label, heading: part.title }] : [];
});

/** The heading of a help section is on the screen and below the fixed header. */
async function expectInView(page: Page, section: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(help.page.title);
  const heading = page.getByRole('main').getByRole('heading', { name: section, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const head = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0, { message: 'below the header' })
    .toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 999));
}

test('each help link opens its section, which has focus then', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const { label, heading } of sections.slice(0, 1)) {
    await open(page, '/cart');
    await footerLink(page, label).press('Enter');
    await expect(page).toHaveURL(/\/help#\w+$/);
    await expectInView(page, heading);
    await expect(
      page.locator(':focus').filter({ has: page.getByRole('heading', { name: heading }) }),
      'focus goes with the eye',
    ).toHaveCount(1);
  }
  for (const { label, heading } of sections) {
    await footerLink(page, label).click();
    await expectInView(page, heading);
  }
  await page.reload();
  await expectInView(page, sections.at(-1)?.heading ?? '');
});

test('the footer shows the contact details and the card brands @wide', async ({ page }) => {
  await open(page, '/wishlist');
  const { phone, email } = settings.contact;
  await expect(footer(page).getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(footer(page).getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  const cards = footer(page).getByRole('list', { name: 'Card logos' }).getByRole('img');
  await expect(cards).toHaveCount(settings.cardMarks.length);
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('alt')));
  expect(names).toEqual(settings.cardMarks);
  for (const card of await cards.all()) await expect(card).toBeVisible();
});

test('Subscribe checks the address, sends nothing and says so in a toast', async ({ page }) => {
  await openStill(page, '/about');
  const box = footer(page).getByRole('textbox', { name: /email/i });
  const subscribe = footer(page).getByRole('button', { name: 'Subscribe' });
  const kept = await everythingKept(page);
  const nothingSent = 'This is a demonstration shop: nothing was sent.';
  for (const wrong of ['', 'asha', 'asha@', 'x'.repeat(10_000)]) {
    await box.fill(wrong);
    await subscribe.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveJSProperty('validity.valid', false);
    await expect(toast(page, nothingSent)).toHaveCount(0);
  }
  await box.fill('asha@example.in');
  await box.press('Enter');
  await expect(toast(page, nothingSent)).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(await everythingKept(page)).toBe(kept);
});
