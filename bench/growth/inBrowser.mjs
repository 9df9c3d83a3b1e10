import { serve } from '../../scripts/serve.mjs';
import { makeCertificate } from '../certificate.mjs';
import { inSlowBrowser, pressOn, screens, search } from '../measures/interactions.mjs';
import { measureLighthouse } from '../measures/lighthouse.mjs';
import { median } from '../statistics.mjs';
import { builtFolder } from './builds.mjs';

/** @typedef {import('../measures/interactions.mjs').Step} Step */

const letters = 'acdeghkmsw'.split('');
/** New, sale, new, all, and again. */
const filterKeys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'];
const cartLines = 300;
const changes = 10;
const measuredRoutes = ['/products', '/product/5'];

/**
 * What a shopper waits for in a shop of this size, with the processor slowed down four times: medians.
 * Also the scores of Lighthouse on the list and a product.
 *
 * @param {number} size
 * @param {(name: string, cost: number) => void} note
 */
export async function measureInBrowser(size, note) {
  const host = await serve({ folder: builtFolder(size), certificate: makeCertificate() });
  try {
    for (const [of, screen] of Object.entries(screens)) {
      const open = (
        /** @type {string} */ path,
        /** @type {Parameters<typeof inSlowBrowser>[2]} */ act,
      ) => inSlowBrowser(`${host.address}${path}`, screen, act);
      const noteTimes = (
        /** @type {string} */ what,
        /** @type {Awaited<ReturnType<typeof inSlowBrowser>>} */ { shown, mainThread },
      ) => {
        note(`${what} is shown, ${of}, ms`, median(shown));
        note(`${what}: main thread, ${of}, ms`, median(mainThread));
      };
      noteTimes('a letter in the search', await open('/', searchLetters));
      noteTimes('a filter', await open('/products', chooseFilters));
      if (size < cartLines) continue;
      noteTimes(`a quantity of ${cartLines} lines`, await open('/cart', changeQuantities));
    }
    for (const { line, of, value } of await measureLighthouse(host.address, measuredRoutes)) {
      note(`${line}, ${of}`, value);
    }
  } finally {
    await host.close();
  }
}

/** Types each letter twice: at first to learn what it finds. @param {import('playwright').Page} page @param {Step} step */
async function searchLetters(page, step) {
  await (
    await pressOn(page, page.locator('header').getByRole('button', { name: 'Search' }))
  )();
  await page.getByRole('textbox', { name: 'Search for Product' }).focus();
  const results = page.locator(`${search} li`);
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await results.first().waitFor();
    const count = await results.count();
    await page.keyboard.press('Backspace');
    await page.getByText('No Product found.').waitFor();
    const sights = [{ selector: `${search} li`, count }];
    await step({ event: 'keydown', sights }, () => page.keyboard.press(letter));
    await page.keyboard.press('Backspace');
    await page.getByText('No Product found.').waitFor();
  }
}

/** Goes through the filters twice: at first to learn what each shows. @param {import('playwright').Page} page @param {Step} step */
async function chooseFilters(page, step) {
  await page.locator('main').getByRole('combobox').focus();
  const line = page.locator('main [role="status"]').first();
  const firstCard = page.locator('main article :is(h2, h3)').first();
  const lines = [];
  for (const key of filterKeys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(1000);
    lines.push({
      text: (await line.textContent()) ?? '',
      first: (await firstCard.textContent()) ?? '',
    });
  }
  for (const _key of filterKeys) await page.keyboard.press('ArrowUp');
  await page.waitForTimeout(1000);
  for (const [index, key] of filterKeys.entries()) {
    const { text = '', first = '' } = lines[index] ?? {};
    const sights = [
      { selector: 'main [role="status"]', text },
      { selector: 'main article :is(h2, h3)', text: first },
    ];
    await step({ event: 'keydown', sights }, () => page.keyboard.press(key));
  }
}

/** @param {import('playwright').Page} page @param {Step} step */
async function changeQuantities(page, step) {
  await page.evaluate((count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ id: index + 1, quantity: 1 }));
    localStorage.setItem('cart', JSON.stringify(lines));
  }, cartLines);
  await page.reload({ waitUntil: 'networkidle' });
  const plus = page.locator('main').getByRole('button', { name: 'Increase' });
  await plus.nth(cartLines - 1).waitFor();
  for (let turn = 1; turn <= changes; turn += 1) {
    const press = await pressOn(page, plus.nth(turn * 20));
    const selector = `header a[aria-label="Cart, ${cartLines + turn} items"]`;
    await step({ event: 'click', sights: [{ selector }] }, press);
  }
}
