import type { Locator, Page } from '@playwright/test';
import { choose, factsOf, maxResults, nth, priceText, type Row, row, rows } from '../catalogue.ts';
import { hold } from '../held.ts';
import { settings, words } from '../shopData.ts';
import { everythingKept, expect, toast, open, openStill, test } from '../shop.ts';

const noAccount = 'This is a demonstration shop: no account was created.';

const signUp = (page: Page) => page.getByRole('dialog', { name: 'Sign Up' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => page.getByPlaceholder('Search for Product');
const results = (page: Page) => search(page).locator('[role=search] > ul').getByRole('listitem');
const below = (page: Page, name: string) => search(page).getByRole('region', { name });

test.describe('Sign Up', () => {
  test.use({ isSignUpDismissed: false });

  test('waits while somebody types', async ({ page }) => {
    await openStill(page, '/contact');
    await page.getByLabel('First name').fill('Asha');
    await page.clock.runFor(20_000);
    await lookIntoSearch(page);
  });

  test('waits too when its script comes late, while somebody types @wide', async ({ page }) => {
    await openStill(page, '/contact');
    const release = await hold(page, /Overlays.*\.js$/);
    await page.clock.runFor(5000);
    await page.getByLabel('First name').fill('Asha');
    const loaded = page.waitForResponse(/Overlays/);
    release();
    await loaded;
    await lookIntoSearch(page);
  });

  test('waits until another open dialog has closed @wide', async ({ page }) => {
    await openStill(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill(row(9).name);
    await page.clock.runFor(9000);
    await results(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: row(9).name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signUp(page)).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(1);
  });

  test('“Sign In” and Back close it and set signupDismissed @wide', async ({ page }) => {
    await openStill(page, '/');
    const link = settings.menu.find(({ to }) => to === '/contact');
    await page
      .getByRole('banner')
      .getByRole('link', { name: link?.label ?? '' })
      .click();
    await expect(page).toHaveURL('/contact');
    const closings: readonly (() => Promise<unknown>)[] = [
      () => signUp(page).getByRole('button', { name: 'Sign In' }).click(),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await page.evaluate(() => localStorage.removeItem('signupDismissed'));
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(signUp(page)).toBeVisible();
      await close();
      await expect(page.locator('dialog')).toHaveCount(0);
      expect(await flag(page), String(close)).toBe('true');
      // The toast of "Sign In" is over the button.
      await page.clock.runFor(2000);
    }
  });

  test('has three fields that the browser checks, and creates no account', async ({ page }) => {
    await openStill(page, '/about');
    await page.getByRole('button', { name: 'Account' }).click();
    const form = signUp(page);
    const name = form.getByLabel('Name', { exact: true });
    const email = form.getByLabel('Email', { exact: true });
    const password = form.getByLabel('Password', { exact: true });
    const send = form.getByRole('button', { name: 'Sign Up', exact: true });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(form.getByText(/terms.*privacy/i)).toBeVisible();
    await expect(form.getByText('Already have account? Sign In')).toBeVisible();

    for (const [field, text] of [
      [name, 'Asha Rao'],
      [email, 'asha'],
      [email, 'asha@example.in'],
      [password, 'a secret'],
    ] as const) {
      await send.click();
      await expect(field).toBeFocused();
      expect(await isValid(field)).toBe(false);
      await field.fill(text);
    }
    expect(await flag(page)).toBeNull();
    await send.click();
    await expect(toast(page, noAccount)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
      ['signupDismissed', 'true'],
    ]);
    expect(await everythingKept(page)).not.toMatch(/asha|secret/i);
  });
});

test('a dialog that something else closes leaves a page that scrolls @wide', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-modal');
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-modal');
});

test('Close closes Sign Up, also when it leaves a field with a mistake', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Account' }).click();
  const email = signUp(page).getByLabel('Email', { exact: true });
  await email.fill('asha');
  await signUp(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await email.fill('asha');
  await signUp(page).getByRole('heading', { name: 'Sign Up' }).click();
  await expect(email).toHaveAccessibleDescription(/@/);
});

test('typing in Search shows at once whose names contain the text, and below them what it is for', async ({
  page,
}) => {
  await openSearch(page);
  for (const typed of [' ', 'CreAM', ' Wi']) {
    await page.keyboard.type(typed);
    const text = (await box(page).inputValue()).toLowerCase();
    await expectFound(
      page,
      rows.filter(({ name }) => text.trim() !== '' && name.toLowerCase().includes(text)),
    );
  }
  await expect(box(page), 'each letter, from the first').toHaveValue(' CreAM Wi');
  await box(page).fill(`${row(4).name} zebra`);
  await expect(results(page)).toHaveCount(0);
  await expect(below(page, 'Nothing for “zebra”. For “')).toContainText(row(4).name);

  await box(page).fill('NIGHT');
  await expectFound(page, [row(4), row(8)]);
  const also = below(page, 'Also for “NIGHT”');
  await expect(also.getByRole('listitem').first()).toBeVisible();
  const count = await also.getByRole('listitem').count();
  const said = search(page).locator('[aria-live]');
  await expect(said).toContainText(`2 products. ${count} more for what you typed`);
  expect(await yOf(also)).toBeGreaterThan(await yOf(results(page).last()));

  await box(page).fill('puffiness');
  await expect(below(page, 'For “puffiness”').getByRole('listitem')).toContainText(row(9).name);
  await expect(results(page).locator('img')).toHaveCount(0);
  await expect(search(page).getByText('No Product found.')).toHaveCount(0);
  await expect(said).toHaveText('1 product for what you typed');

  await box(page).fill('zebra');
  await expectFound(page, []);
  await expect(said).toHaveText('No Product found.');
});

test('Search says what it understands of prices, and shows pages of the owner’s own', async ({
  page,
}) => {
  await openSearch(page);
  const cheap = rows.filter(({ price }) => price < 500);
  await box(page).fill('under Rs. 500');
  const priced = below(page, 'Up to Rs. 500');
  await expect(priced.getByRole('listitem')).toContainText(cheap.map(({ name }) => name));
  const said = search(page).locator('[aria-live]');
  await expect(said).toHaveText(`Up to Rs. 500: ${cheap.length} product`);

  await box(page).fill('shaving burn');
  const pages = search(page).getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Shaving without the burn' }).click();
  await expect(page).toHaveURL('/shaving-without-the-burn');
});

test('a result opens its product dialog, and has focus after that', async ({ page }) => {
  await openSearch(page);
  const { name } = nth(rows, -1);
  const typed = name.slice(0, 8);
  await box(page).fill(typed);
  await results(page).filter({ hasText: name }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Back to results' }).click();
  await expect(box(page)).toHaveValue(typed);
  await expect(results(page).getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('the product dialog shows the product’s facts and links to its page', async ({ page }) => {
  for (const { id, price, oldPrice, tag, name } of [
    choose(rows, (candidate) => candidate.oldPrice !== undefined),
    choose(rows, (candidate) => candidate.oldPrice === undefined),
  ]) {
    const dialog = await openProduct(page, id);
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(dialog.getByRole('img')).toBeVisible();
    if (tag) await expect(dialog.getByText(tag, { exact: true })).toBeVisible();
    await expect(dialog.getByText(priceText(price)).first()).toBeVisible();
    await expect(dialog.locator('del')).toHaveCount(oldPrice === undefined ? 0 : 1);
    if (oldPrice !== undefined) {
      await expect(dialog.locator('del')).toContainText(priceText(oldPrice));
      await expect(dialog.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
    }
    await expect(
      dialog.getByText(factsOf(id).description ?? words.productPage.standardText),
    ).toBeVisible();
    await dialog.getByRole('link', { name: /full/i }).click();
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});

test('a dialog takes focus, keeps it, and returns it', async ({ page }) => {
  await open(page, '/sales');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 880),
    (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await page.evaluate(() => localStorage.removeItem('signupDismissed'));
    const dialog = await openSignUp(page);
    expect(await hasFocusInside(dialog)).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press(key);
        expect(await hasFocusInside(dialog), `${key} ${stop + 1}`).toBe(true);
      }
    }
    await close(dialog);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
    expect(await flag(page), String(close)).toBe('true');
  }
  await openProduct(page, 9);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeFocused();
});

test('the page behind a dialog does not scroll', async ({ page }) => {
  await open(page, '/products');
  const dialog = await openSignUp(page);
  await page.mouse.move(20, 880);
  await page.mouse.wheel(0, 500);
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 130);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(130);
});

test('selecting text past a dialog’s edge does not close the dialog @wide', async ({ page }) => {
  await open(page, '/about');
  const dialog = await openSignUp(page);
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Asha Rao');
  const box = await name.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(20, box.y + 20);
  await page.mouse.up();
  await expect(name).toHaveValue('Asha Rao');
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, box.y + 20);
  await expect(dialog).toHaveCount(0);
});

/** Opens and closes Search: a dialog that was due to open by itself would be open after that. */
async function lookIntoSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

function flag(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('signupDismissed'));
}

function isValid(field: Locator): Promise<boolean> {
  return field.evaluate((input) => input instanceof HTMLInputElement && input.validity.valid);
}

async function openSignUp(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(signUp(page)).toBeVisible();
  return signUp(page);
}

async function openSearch(page: Page): Promise<Locator> {
  if (page.url() === 'about:blank') await open(page, '/about');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  return search(page);
}

async function openProduct(page: Page, id: number): Promise<Locator> {
  const { name } = row(id);
  await openSearch(page);
  await box(page).fill(name);
  await results(page).first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectFound(page: Page, found: readonly Row[]): Promise<void> {
  const shown = found.slice(0, maxResults);
  await expect(results(page)).toContainText(shown.map(({ name }) => name));
  await expect(results(page).locator('img')).toHaveCount(shown.length);
  await expect(
    page.getByRole('search').getByText('No Product found.', { exact: true }),
  ).toHaveCount(found.length === 0 ? 1 : 0);
}

async function yOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

function hasFocusInside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}
