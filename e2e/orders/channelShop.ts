import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testOnCopy } from '../hosting/copySources.ts';
import { expect } from '../shop.ts';

/** Names in these shops: what an address, a page or a text could stumble over, and the longest ones. */
export const names = {
  shop: 'Kunstgewerbeverlagsbuchhandlungsgesellsc',
  longest: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaf',
  hostile: 'A & B #1? 50% "<3>" 😀 दाढ़ी + x=y',
};

/** Fields of settings.yaml and their values as YAML, each in one line. */
type Written = Readonly<Record<string, string>>;

export function editFile(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, 'shop', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Writes fields into a copy's settings, in place of those that it has. */
export function writeSettings(copy: string, fields: Written, file = 'settings.yaml'): void {
  for (const [field, value] of Object.entries(fields)) {
    const own = new RegExp(`^${field}:.*\\n(?:[ #].*\\n)*`, 'm');
    editFile(copy, file, (text) => `${text.replace(own, '')}${field}: ${value}\n`);
  }
}

/**
 * Tests on a copy of this shop that takes orders.
 *
 * @param settings what the owner writes in settings.yaml
 * @param hindi the same in Hindi; without it, the shop is in English alone
 */
export function testOfChannel(settings: Written, hindi?: Written) {
  return testOnCopy((copy) => {
    const edit = editFile.bind(undefined, copy);
    const rename = (product: string, name: string) =>
      edit(`products/${product}/product.yaml`, (text) =>
        text.replace(/^name: .*$/m, `name: ${JSON.stringify(name)}`),
      );
    if (hindi) writeSettings(copy, hindi, 'hi/settings.yaml');
    else rmSync(join(copy, 'shop/hi'), { recursive: true });
    rmSync(join(copy, 'shop/wordmark.svg'));
    rename('01-am-pm-essentials', names.longest);
    rename('02-advanced-care-kit', names.hostile);
    for (const file of ['help.yaml', 'words.yaml']) {
      edit(file, (text) => text.replaceAll(/: [^\n]*demonstration[^\n]*/gi, ': What we say.'));
    }
    writeSettings(copy, {
      name: names.shop,
      payments: '[{ name: Cash on delivery }, { name: Bank transfer }]',
      languages: hindi ? '[en, hi]' : '[en]',
      ...settings,
    });
  }).extend({
    page: async ({ page }, use) => {
      // A reference by chance could not be compared to the letter.
      await page.addInitScript(() => {
        crypto.getRandomValues = (array) => array;
      });
      await page
        .context()
        .route(/^https:\/\/(?:wa\.me|store\.example)/, (route) =>
          route.fulfill({ body: 'Another shop system, or a chat' }),
        );
      await use(page);
    },
  });
}

export const asha = {
  Name: 'Asha Rao',
  'Mobile number': '98765 43210',
  Address: '12 MG Road, Flat #4 & 5',
  'PIN code': '411001',
  'City or town': 'Pune',
  'Note (optional)': 'Gift, please no price',
};

export async function fillIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(asha))
    await main.getByLabel(label, { exact: true }).fill(text);
  await expect(main.getByLabel('State')).toHaveValue('Maharashtra');
  await main.getByText('Bank transfer').click();
}

export async function pressOrder(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

/** Hands the order over; the address of the window that opens meanwhile. */
export async function handOver(page: Page, name: string): Promise<string> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressOrder(page, name)]);
  await popup.waitForURL(/^https:/);
  await popup.close();
  return popup.url();
}
