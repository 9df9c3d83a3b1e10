import { type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { copySources } from '../hosting/copySources.ts';
import { bring, edit, endDesk, openLocalDesk, press, run } from './localDesk.ts';

let copy = '';
let server: ChildProcess | undefined;

test.beforeEach(() => {
  copy = copySources();
  run(copy, ['commands/newShop.mjs', 'my-shop']);
  const product = join(copy, 'my-shop/products/01-example');
  mkdirSync(product, { recursive: true });
  cpSync('owner/new/placeholder.webp', join(product, 'primary.webp'));
  const fields =
    'name: Example\nprice: 12.00\npictures: { primary: primary.webp }\nalt: { primary: A box }\n';
  writeFileSync(join(product, 'product.yaml'), fields);
});
test.afterEach(() => endDesk(server, copy));
// Below what is visible, the CMS draws no fields.
test.use({ viewport: { width: 1440, height: 6000 } });

/** Two forms, and what is typed into a field of each; deskForms.test.ts has all of them. */
const forms = {
  'Shop and contact': 'Meera Silver',
  'Colours and fonts': '#4e7661',
} as const;

async function change(page: Page, name: string, text: string): Promise<void> {
  const form = page.getByRole('group', { name: /^Edit / }).first();
  await page.getByText(name, { exact: true }).first().click();
  // The first of the colours is a name, which other files use.
  const fields = form.locator('input[type=text], textarea');
  const field = fields.nth(name.startsWith('Colours') ? 1 : 0);
  const closed = form.getByRole('button', { name: 'Expand', exact: true }).first();
  await expect(field.or(closed).first()).toBeVisible();
  if (!(await field.isVisible())) await closed.click();
  await field.fill(text);
}

test(
  'forms of a new shop can be saved, sizes get their numbers, what is wrong after a copy is put right at the desk, and no form is lost by a step back',
  { tag: '@wide' },
  async ({ page }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(30_000);
    const { address, server: started } = await edit(copy);
    server = started;
    await openLocalDesk(page, address, copy, 'my-shop');
    const second = await page.context().newPage();
    await second.goto(`${address}admin/`);
    await expect(second.locator('#problems')).toContainText('The desk is open in another tab.');
    await second.close();
    for (const [name, text] of Object.entries(forms)) {
      await change(page, name, text);
      await press(page);
    }
    await expect(page.getByText('Saved on this computer.')).toBeVisible();
    const saving = page.getByRole('button', { name: 'Save', exact: true });
    const refused = page.getByRole('alertdialog');
    await change(page, 'Home page', 'A silver ring');
    await saving.click();
    await expect(refused).toContainText('Link preview, Picture is missing');
    await refused.getByRole('button').click();
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await bring(page, copy);
    run(copy, ['commands/checkShop.mjs']);

    const form = page.getByRole('group', { name: /^Edit / });
    await page.getByText('Products', { exact: true }).first().click();
    await page.getByText('Example · 12.00 · in stock').click();
    await page.getByRole('button', { name: /Editor Options/i }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const price = form.getByRole('textbox', { name: 'Price', exact: true });
    await price.fill('15.00');
    await expect(price).toHaveAttribute('inputmode', 'decimal');
    const sizes = form.getByRole('group', { name: /Sizes.* Field/ });
    for (const [index, label] of ['14', '16'].entries()) {
      await sizes.getByRole('button', { name: /Add/ }).click();
      await sizes.locator(`[data-key-path="sizes.${index}.label"] input`).fill(label);
    }
    await saving.click();
    await expect(refused).toContainText('Name is “Example”');
    await refused.getByRole('button').click();
    const choices = form.locator('[data-key-path="choices"]');
    await choices.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await choices.getByRole('textbox', { name: 'Kind or size' }).fill('size 14');
    await press(page);
    const file = join(copy, 'my-shop/products/02-example/product.yaml');
    // The form may close before the last file is written.
    const saved = async () => {
      await bring(page, copy);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    await expect.poll(saved).toMatch(/ {2}- label: 14\n +number: 2\n.*\n +number: 3\n/);
    run(copy, ['commands/checkShop.mjs']);
    const first = join(copy, 'my-shop/products/01-example/product.yaml');
    const right = readFileSync(first, 'utf8');
    writeFileSync(first, right.replace('12.00', 'all'));
    await page.locator('#problems').getByRole('link', { name: 'Price is “all”' }).click();
    await expect(form.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused();
    writeFileSync(first, right);
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await leaveNewProduct(page);
  },
);

/** On a phone: back closes the sheet first, then asks, and what was typed is offered again. */
async function leaveNewProduct(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const name = page.locator('[data-key-path="name"] input');
  await name.click();
  await name.fill('Vase');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show Errors' }).click();
  const errors = page.getByRole('dialog').filter({ hasText: 'What the first picture shows' });
  await expect(errors).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(errors).toBeHidden();
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(name).toHaveValue('Vase');
    const asked = page.waitForEvent('dialog').then((question) => question[answer]());
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await asked;
  }
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Vase');
}
