import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { policyOfDesk } from '../../plugins/headers.mjs';
import { serve } from '../../scripts/serve.mjs';
import { copySources } from '../hosting/copySources.ts';

test.describe.configure({ mode: 'serial' });

let copy = '';
let server: ChildProcess | undefined;

test.beforeAll(() => {
  copy = copySources();
});
test.afterAll(() => {
  server?.kill();
  rmSync(copy, { recursive: true });
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

/** Starts `npm run edit` in the copy, without a window; gives its address. */
function edit(): Promise<string> {
  const { SHOP_FOLDER: _, ...env } = process.env;
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const started = spawn(process.execPath, [vite, '--port', '0'], { cwd: copy, env: plain });
  server = started;
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (address) resolve(address);
    });
    started.once('exit', () => reject(new Error(said)));
  });
}

/** Opens the desk on the shop's folder: a folder of the browser stands for the one that an owner picks. */
async function openDesk(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}admin/`);
  const files = filesOf(join(copy, 'shop')).map((name) => ({
    path: ['shop', ...name.split('/')],
    bytes: readFileSync(join(copy, 'shop', name)).toString('base64'),
  }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, bytes } of all) {
      let folder = root;
      for (const name of path.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0));
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: /Local Repository/ }).click();
}

const formOf = (page: Page, language: string) =>
  page.getByRole('group', { name: new RegExp(`^Edit .*${language}`) });

async function upload(page: Page, form: Locator, name: string, buffer: Buffer): Promise<void> {
  await form
    .getByRole('button', { name: /Browse|Replace/ })
    .first()
    .click();
  const mimeType = name.endsWith('HEIC') ? 'image/heic' : 'image/jpeg';
  await page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(form.getByRole('button', { name: 'Rename' })).toBeVisible();
}

/** Adds a product with a photo as a phone takes it. */
async function addProduct(page: Page, english: string, hindi: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const forms = { English: english, Hindi: hindi };
  for (const [language, name] of Object.entries(forms)) {
    const form = formOf(page, language);
    const field = (group: RegExp, label: string) =>
      form.getByRole('group', { name: group }).getByRole('textbox', { name: label }).last();
    await field(/Name/, 'Name').fill(name);
    await field(/What the pictures show/, 'First picture').fill(name);
    if (language === 'Hindi') continue;
    await field(/Price/, 'Price').fill('499');
    const create = { width: 4032, height: 3024, channels: 3, background: '#4e7661' } as const;
    const photo = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await upload(page, form, 'IMG_2034.JPG', photo);
  }
  await press(page);
}

/** Saves the form; it closes when that is done, which takes long for a large photo. */
async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(formOf(page, 'English')).toBeHidden({ timeout: 60_000 });
}

/** Saves the form, and brings the browser's folder to the shop's. */
async function save(page: Page): Promise<void> {
  await press(page);
  await bring(page);
}

async function bring(page: Page): Promise<void> {
  const files = await page.evaluate(async () => {
    const found: [path: string, bytes: number[]][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder as unknown as AsyncIterable<
        [string, FileSystemDirectoryHandle | FileSystemFileHandle]
      >) {
        if (handle.kind === 'directory') await read(handle, `${path}${name}/`);
        else if (!/\.(?:webp|svg)$/.test(name) || name.startsWith('img')) {
          const file = await handle.getFile();
          found.push([path + name, [...new Uint8Array(await file.arrayBuffer())]]);
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
  for (const [path, bytes] of files) {
    await mkdir(join(copy, dirname(path)), { recursive: true });
    await writeFile(join(copy, path), Buffer.from(bytes));
  }
}

function run(script: string, env: Readonly<Record<string, string>> = {}) {
  const { SHOP_FOLDER: _, ...own } = process.env;
  const options = { cwd: copy, encoding: 'utf8' as const, env: { ...own, ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], options);
  expect(status, stdout + stderr).toBe(0);
}

test.describe('The desk', () => {
  // Below what is visible, the CMS draws no fields.
  test.use({ viewport: { width: 1440, height: 3000 } });

  test('a changed price, pictures of phones, two new products and their Hindi names are saved as check-shop wants them', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(60_000);
    const address = await edit();
    await openDesk(page, address);
    await page.getByText('Signature Grooming Kit').first().click();
    const price = page.getByRole('textbox', { name: 'Price', exact: true });
    await price.fill('1.00');
    await save(page);
    const problems = page.locator('#problems');
    await expect(problems).toContainText('03-signature-grooming-kit/product.yaml, line');
    await expect(problems).toContainText('price is 1.00, less than Rs. 10.00');
    await page.getByText('Signature Grooming Kit').first().click();
    await price.fill('1499.00');
    await save(page);
    await expect(problems).toBeEmpty();

    await page.getByText('Contact page').click();
    await upload(
      page,
      formOf(page, 'English'),
      'IMG_0007.HEIC',
      readFileSync('e2e/desk/photo.heic'),
    );
    await save(page);
    await page.getByText('Products', { exact: true }).first().click();
    await addProduct(page, 'Beard Oil', 'दाढ़ी का तेल');
    await addProduct(page, 'Crème', 'क्रीम');
    await bring(page);

    const product = readFileSync(join(copy, 'shop/products/11-beard-oil/product.yaml'), 'utf8');
    expect(product).toMatch(/^price: 499\npictures:\n {2}primary: img_2034\.\w+$/m);
    const { width, height } = await sharp(
      join(copy, 'shop/products/12-creme/img_2034.webp'),
    ).metadata();
    expect([width, height]).toEqual([1800, 2400]);
    run('scripts/checkShop.mjs');
  });

  test('the published shop shows it, and has the desk if the settings name a repository', async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const settings = join(copy, 'shop/settings.yaml');
    const editor = 'editor: { repository: name/shop, branch: main }\n';
    writeFileSync(settings, editor + readFileSync(settings, 'utf8'));
    run('scripts/build.mjs', { BUILT_SHOP: 'with' });
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
    const answer = await phone.goto(`${address}/admin/`);
    expect(answer?.headers()['content-security-policy']).toBe(policyOfDesk);
    const signIn = phone.getByRole('button', { name: /Access Token/ });
    await expect(signIn).toHaveCSS('height', '44px');
    await expect(phone.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.route('https://api.github.com/**', (route) =>
      route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    await signIn.click();
    await phone.getByRole('textbox').fill('wrong');
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(phone.getByText('The provided token is invalid.')).toBeVisible();
    await phone.context().setOffline(true);
    await expect(phone.getByText('There is no connection.')).toBeVisible();
    await phone.close();
    await close();
  });
});
