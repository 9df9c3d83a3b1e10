import { type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { policyOfDesk } from '#builder/hosts/headers.mjs';
import { serve } from '#commands/serve.mjs';
import { copySources } from '../hosting/copySources.ts';
import { edit, endDesk, filesOf, openLocalDesk, press, run, save } from './localDesk.ts';

test.describe.configure({ mode: 'serial' });

let copy = '';
let address = '';
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  copy = copySources();
  ({ address, server } = await edit(copy));
});
test.afterAll(() => endDesk(server, copy));

const formOf = (page: Page, language: string) =>
  page.getByRole('group', { name: new RegExp(`^Edit .*${language}`) });

/** Chooses a photo; meanwhile `before` may press something, as a thumb does that is faster than a phone. */
async function upload(
  page: Page,
  form: Locator,
  { name, buffer }: { readonly name: string; readonly buffer: Buffer },
  before = async () => {},
): Promise<void> {
  await form
    .getByRole('button', { name: /Browse|Replace/ })
    .first()
    .click();
  const mimeType = name.endsWith('HEIC') ? 'image/heic' : 'image/jpeg';
  await page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await before();
  await expect(form.getByRole('button', { name: 'Rename' })).toBeVisible({ timeout: 60_000 });
}

/** Presses Save, which says why it saves nothing. */
async function refuseToSave(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog').filter({ hasText: why });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').click();
}

/** A product needs a photo, also at the desk. */
async function tryWithoutPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const form = formOf(page, 'English');
  const fields = ['name', 'price', 'photos.alt_primary'].map((key) =>
    form.locator(`[data-key-path="${key}"] :is(input, textarea)`).first(),
  );
  for (const field of fields) {
    await expect(async () => {
      await field.fill('12');
      await expect(field).toHaveValue('12', { timeout: 500 });
    }).toPass();
  }
  await refuseToSave(page, 'Add the first picture');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
}

/**
 * Adds a product with a photo as a phone takes it. The photo is first: what is typed in the first
 * milliseconds of a new form is lost, faster than anybody types.
 */
async function addProduct(
  page: Page,
  name: string,
  fill: (english: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const create = { width: 4032, height: 3024, channels: 3, background: '#4e7661' } as const;
  const photo = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const english = formOf(page, 'English');
  await upload(page, english, { name: 'IMG_2034.JPG', buffer: photo });
  await type(english, { ...named(name), price: '499' });
  await fill(english);
  await press(page);
}

const named = (name: string) => ({ name, 'photos.alt_primary': name });

async function type(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(texts).map(
    ([key, text]) =>
      [form.locator(`[data-key-path="${key}"] :is(input, textarea)`).first(), text] as const,
  );
  for (const [field, text] of fields) await field.fill(text);
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
}

async function translate(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: /Enable .*Hindi/ }).click();
  await type(formOf(page, 'Hindi'), texts);
}

test.describe('The desk', { tag: '@wide' }, () => {
  // Below what is visible, the CMS draws no fields.
  test.use({ viewport: { width: 1440, height: 3000 } });

  test.describe('searched on a laptop', () => {
    test.use({ viewport: { width: 1366, height: 768 } });
    test('finds a product by two words, and by its Hindi name, at the speed of typing', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await openLocalDesk(page, address, copy, 'shop');
      await page.getByText('Signature Grooming Kit').first().waitFor({ timeout: 60_000 });
      const box = page.getByRole('searchbox');
      for (const words of ['Grooming Kit', 'ग्रूमिंग किट']) {
        await box.fill('');
        await box.pressSequentially(words, { delay: 40 });
        await expect(page.getByText('Search Results', { exact: true })).toBeVisible();
        await expect(page.getByRole('row').getByText('Signature Grooming Kit')).toBeVisible();
      }
    });
  });

  test('a changed price, pictures of phones, two new products and their Hindi names are saved as check-shop wants them', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(60_000);
    await openLocalDesk(page, address, copy, 'shop');
    await page.getByText('Signature Grooming Kit').first().click();
    const removing = (language: string) =>
      formOf(page, language)
        .locator('[data-key-path="morePictures"]')
        .getByRole('button', { name: 'Remove' });
    await expect(removing('English')).toHaveCount(2);
    await expect(removing('Hindi')).toHaveCount(0);
    const price = page.getByRole('textbox', { name: 'Price', exact: true });
    await price.fill('1499.00');
    await save(page, copy);

    await page.getByText('Contact page').click();
    await upload(
      page,
      formOf(page, 'English'),
      { name: 'IMG_0007.HEIC', buffer: readFileSync('e2e/desk/photo.heic') },
      () => refuseToSave(page, 'A photo is not ready yet.'),
    );
    await save(page, copy);
    await page.getByText('Products', { exact: true }).first().click();
    await tryWithoutPhoto(page);
    await addProduct(page, 'Beard Oil', () => translate(page, named('दाढ़ी का तेल')));
    await addProduct(page, 'Crème', async (english) => {
      const sizes = english.getByRole('group', { name: /Sizes.* Field/ });
      for (const [at, label] of ['30 ml', '50 ml'].entries()) {
        await sizes.getByRole('button', { name: /Add/ }).last().click();
        await type(english, { [`sizes.${at}.label`]: label });
      }
    });
    await page.getByText('Crème · 499').click();
    await translate(page, { name: 'क्रीम' });
    await save(page, copy);
    const creme = readFileSync(join(copy, 'shop/hi/products/12-creme/product.yaml'), 'utf8');
    expect(creme).toBe('name: क्रीम\n');

    const product = readFileSync(join(copy, 'shop/products/11-beard-oil/product.yaml'), 'utf8');
    expect(product).toMatch(/^price: 499\npictures:\n {2}primary: img_2034\.\w+$/m);
    const { width, height } = await sharp(
      join(copy, 'shop/products/12-creme/img_2034.webp'),
    ).metadata();
    expect([width, height]).toEqual([1800, 2400]);
    run(copy, ['commands/checkShop.mjs']);
  });

  test('the published shop shows it, and has the desk if the settings name a repository', async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const settings = join(copy, 'shop/settings/technical.yaml');
    const editor = 'editor: { repository: name/shop, branch: main }\n';
    writeFileSync(settings, editor + readFileSync(settings, 'utf8'));
    run(copy, ['commands/build.mjs'], { BUILT_SHOP: 'with' });
    const all = filesOf(join(copy, 'with'));
    const others = all.filter((name) => !/^(?:admin\/|_headers)/.test(name));
    expect(all).toContain('admin/index.html');
    const named = others.filter(
      (name) =>
        /\.(?:html|xml|js|txt)$/.test(name) &&
        readFileSync(join(copy, 'with', name)).includes('/admin'),
    );
    expect(named).toEqual([]);

    const { address, close } = await serve({ folder: join(copy, 'with') });
    for (const [path, name] of [
      ['', 'Beard Oil'],
      ['hi/', 'दाढ़ी का तेल'],
    ] as const) {
      await page.goto(`${address}/${path}product/11`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByText('Rs. 499.00').first()).toBeVisible();
      expect(
        await page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    }
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.goto(`${address}/admin/`);
    const policy = phone.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', policyOfDesk);
    const signIn = phone.getByRole('button', { name: /Access Token/ });
    await expect(signIn).toHaveCSS('height', '44px');
    await expect(phone.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.context().setOffline(true);
    await expect(phone.locator('#problems')).toContainText('There is no connection.');
    await phone.close();
    await close();
  });
});
