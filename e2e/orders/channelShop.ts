import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testOnCopy } from '../hosting/copySources.ts';
import { row } from '../catalogue.ts';
import { expect, open } from '../shop.ts';

/** The name of product 2 in these shops: what an address, a page or a text could stumble over. */
export const hostileName = 'A & B #1? 50% "<b>" 😀 दाढ़ी + x=y';

/** What the text calls a product. */
export function nameOf(id: number): string {
  return id === 2 ? hostileName : row(id).name;
}

/**
 * Tests on a copy of this shop with another channel.
 *
 * @param settings what the owner writes in settings.yaml: fields and their values as YAML, each in one line
 */
export function testOfChannel(settings: Readonly<Record<string, string>>) {
  return testOnCopy((copy) => {
    const all = {
      ...settings,
      payments: '[Cash on delivery, Bank transfer]',
      languages: '[en]',
    };
    // Its ways to pay would have to be translated too.
    rmSync(join(copy, 'shop/hi'), { recursive: true });
    for (const [field, value] of Object.entries(all)) {
      setField(join(copy, 'shop/settings.yaml'), field, value);
    }
    edit(
      join(copy, 'shop/products/02-advanced-care-kit/product.yaml'),
      /^name: .*$/m,
      `name: ${JSON.stringify(hostileName)}`,
    );
    edit(join(copy, 'shop/help.yaml'), /[^\n]*demonstration[^\n]*/g, (line) =>
      line.replace(/: .*/, ': What an owner writes here.'),
    );
  }).extend({
    page: async ({ page }, use) => {
      // A reference by chance could not be compared to the letter.
      await page.addInitScript(() => {
        crypto.getRandomValues = (array) => array;
      });
      await use(page);
    },
  });
}

/** Gives a field at the top of a file another value, or adds it. */
function setField(file: string, field: string, value: string): void {
  const others = readFileSync(file, 'utf8').replace(
    new RegExp(`^${field}:.*\\n(?:[ #].*\\n)*`, 'm'),
    '',
  );
  writeFileSync(file, `${others}${field}: ${value}\n`);
}

function edit(file: string, pattern: RegExp, text: string | ((found: string) => string)): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, (found) => (typeof text === 'string' ? text : text(found)));
  expect(after, `${file} has ${pattern}`).not.toBe(before);
  writeFileSync(file, after);
}

/** The ways of a shopper from a product to the order. */
export const ways = [
  ['at 390 px by mouse', 390, false],
  ['at 1440 px by keyboard', 1440, true],
] as const;

export const asha = {
  Name: 'Asha Rao',
  'Email or mobile phone number': '98765 43210',
  Address: '12 MG Road, Flat #4 & 5\nPune',
  'PIN code': '411001',
};

/** What the buyer's part of the text is then. */
export const ashaLines = [
  '  Asha Rao',
  '  98765 43210',
  '  12 MG Road, Flat #4 & 5',
  '  Pune',
  '  Maharashtra 411001',
  'Payment: Bank transfer',
];

/** Fills in the form of the checkout, by keyboard alone or not. */
export async function fillIn(page: Page, isByKeyboard: boolean): Promise<void> {
  const main = page.getByRole('main');
  if (!isByKeyboard) {
    for (const [label, text] of Object.entries(asha)) await main.getByLabel(label).fill(text);
    await main.getByLabel('State').selectOption('Maharashtra');
    await main.getByText('Bank transfer').click();
    return;
  }
  await main.getByLabel('Name').focus();
  await page.keyboard.type(asha.Name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(asha['Email or mobile phone number']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(asha.Address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mah');
  await page.keyboard.press('Tab');
  await page.keyboard.type(asha['PIN code']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
}

/** Puts a product into the cart from its page, and goes on to the checkout. */
export async function buy(page: Page, id: number, isByKeyboard: boolean): Promise<void> {
  await open(page, `/product/${id}`);
  const press = async (role: 'button' | 'link', name: string) => {
    const found = page.getByRole('main').getByRole(role, { name, exact: true }).first();
    await (isByKeyboard ? found.press('Enter') : found.click());
  };
  await press('button', 'ADD TO CART');
  await press('link', 'Checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
}

/** Presses the button that hands the order over. */
export async function pressOrder(page: Page, name: string, isByKeyboard: boolean): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await (isByKeyboard ? button.press('Enter') : button.click());
}

/** The address of the window that the page opens meanwhile; nothing is really requested. */
export async function windowOpened(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().route(
    (url) => !url.href.startsWith(new URL(page.url()).origin),
    (route) => route.fulfill({ body: 'Another site' }),
  );
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await popup.waitForURL(/^https:/);
  const address = popup.url();
  await popup.close();
  return address;
}
