import type { Page } from '@playwright/test';
import { settings } from '../shopData.ts';
import { screens } from '../screens.ts';
import { expect, hydrated, open, stored, test, toast } from '../shop.ts';
import { inHindi, openHindi, products } from './hindi.ts';
import { findStrangers } from './findStrangers.ts';

const paths = [
  ...new Set(screens.filter(({ reach }) => !reach).map(({ address }) => address)),
].filter((path) => !/^\/hi\/|search=/.test(path));
const [face = ''] = products.filter(({ id }) => id === 6).map(({ name }) => name);
const devanagari = /[\u0900-\u097f]/;
const expectNoStranger = async (page: Page) =>
  expect(await page.evaluate(findStrangers)).toEqual([]);

test('each page has a Hindi one with its own title, address and data', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/products', '/sales', '/about', '/contact', '/help', '/product/5']) {
    const html = await (await request.get(inHindi(path))).text();
    expect(html, path).toContain('<html lang="hi-IN"');
    expect(html, path).toContain(`<link rel="canonical" href="${settings.site}${inHindi(path)}"/>`);
    expect(/<title>([^<]*)/.exec(html)?.[1], path).toMatch(devanagari);
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1], path).toMatch(devanagari);
    // Every link of the page, but those to other languages, leads to a Hindi page.
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
    expect(
      links.filter(([link, to = '']) => !to.startsWith('/hi/') && !/hreflang="en"/i.test(link)),
      path,
    ).toEqual([]);
    // Head and sitemap name the page and its other language.
    for (const address of [path, inHindi(path)]) {
      const page = await (await request.get(address)).text();
      const entry = new RegExp(`<url><loc>${settings.site}${address}</loc>.*?</url>`).exec(sitemap);
      for (const text of [page, entry?.[0] ?? '']) {
        expect(
          [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
            ([, language, to]) => [language, to?.slice(settings.site.length)],
          ),
          address,
        ).toEqual([
          ['en', path],
          ['hi', inHindi(path)],
          ['x-default', path],
        ]);
      }
    }
  }
  expect(await (await request.get('/hi/feed.xml')).text()).toContain(products[0]?.name);
  expect(await (await request.get('/hi/manifest.webmanifest')).json()).toMatchObject({
    lang: 'hi-IN',
    start_url: '/hi/',
  });
});

test('no text is in the script of the other language without saying so', async ({
  page,
  request,
}) => {
  for (const path of [...paths, ...paths.map(inHindi)]) {
    const html = await (await request.get(path)).text();
    expect(await page.evaluate(findStrangers, html), path).toEqual([]);
  }
});

test('footer and menu link to the same page in the other language', async ({ page }) => {
  await open(page, '/products?filter=sale#main');
  const toHindi = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
  await toHindi.hover();
  await toHindi.click();
  await expect(page).toHaveURL('/hi/products?filter=sale#main');
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'मेन्यू' }).click();
  await page
    .getByRole('navigation', { name: 'मेन्यू' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\/products/);
  await hydrated(page);
});

test('2.24 the pages of both languages are of one version', async ({ request }) => {
  const versions = ['/about', '/hi/about'].map(async (path) =>
    /data-version="(\w+)"/.exec(await (await request.get(path)).text())?.at(1),
  );
  const [english, hindi] = await Promise.all(versions);
  expect(english).toBe(hindi);
});

test('a shopper filters, searches, wishes and orders in Hindi alone', async ({ page }) => {
  const main = page.getByRole('main');
  await openHindi(page, '/products');
  await main.getByRole('combobox', { name: 'प्रोडक्ट फ़िल्टर करें' }).selectOption('sale');
  await expect(main.getByText('सेल · ')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'खोजें' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${face}क क`);
  await expectNoStranger(page);
  await dialog.getByRole('textbox').fill('नाइट');
  await expect(dialog.locator('[aria-live]')).toHaveText(/^[^.।]+। [^.।]+$/);
  await dialog.getByRole('textbox').fill('fes wash');
  await dialog.getByRole('button', { name: face }).first().click();
  await dialog.getByRole('button', { name: 'विशलिस्ट में जोड़ें' }).click();
  await expect(toast(dialog, `अब विशलिस्ट में: ${face}`, 'संदेश')).toBeVisible();
  await expectNoStranger(page);
  await dialog.getByRole('link', { name: 'पूरी जानकारी देखें' }).click();

  await expect(page).toHaveURL('/hi/product/6');
  await main.getByRole('button', { name: 'मात्रा बढ़ाएँ' }).click();
  await main.getByRole('button', { name: 'कार्ट में डालें', exact: true }).first().click();
  await expect(toast(page, `अब कार्ट में: ${face}`, 'संदेश')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^कार्ट, 2/ })
    .click();
  await main.getByRole('button', { name: `हटाएँ: ${face}` }).click();
  await expect(page.getByRole('heading', { name: 'आपका कार्ट ख़ाली है' })).toBeVisible();
  await expectNoStranger(page);
  await page.getByRole('button', { name: 'वापस लाएँ', exact: true }).click();
  await main.getByRole('link', { name: 'चेकआउट करें' }).first().click();
  await expect(page).toHaveURL('/hi/checkout');
  await main.getByRole('textbox', { name: 'पहला नाम' }).fill('रवि');
  await main.getByRole('button', { name: 'ऑर्डर करें' }).first().click();
  await expect(page.getByText('आपका ऑर्डर हो गया है!')).toBeVisible();
  await expectNoStranger(page);
  expect(await stored(page, 'cart')).toEqual([]);
});

test('mistakes in the forms of contact page, letters and Sign Up are said in Hindi @wide', async ({
  page,
}) => {
  await openHindi(page, '/contact');
  const footer = page.getByRole('contentinfo');
  const address = footer.getByRole('textbox');
  await footer.getByRole('button', { name: 'सब्सक्राइब करें' }).click();
  await expect(address).toBeFocused();
  expect(
    await address.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage),
  ).toMatch(devanagari);
  await address.fill('ravi@example.in');
  await address.press('Enter');
  await expect(toast(page, 'यह डेमो शॉप है: कुछ भेजा नहीं गया।', 'संदेश')).toBeVisible();
  const form = page.getByRole('form', { name: 'संदेश लिखें' });
  await form.getByRole('button', { name: 'भेजें' }).click();
  await expect(form.getByRole('textbox', { name: 'पहला नाम' })).toHaveAccessibleDescription(
    devanagari,
  );
  await page.getByRole('banner').getByRole('button', { name: 'अकाउंट' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'साइन अप करें' }).click();
  await expect(dialog.getByRole('textbox', { name: 'नाम' })).toHaveAccessibleDescription(
    devanagari,
  );
  await expectNoStranger(page);
});

test('no page loads strings, products or pages of another language', async ({ page, request }) => {
  const loaded = new Set<string>();
  page.on('request', (asked) => loaded.add(new URL(asked.url()).pathname));
  const readScripts = async () => {
    const files = [...loaded].filter((path) => /\.(?:js|json)$/.test(path));
    loaded.clear();
    return (await Promise.all(files.map(async (path) => (await request.get(path)).text()))).join(
      '',
    );
  };
  await open(page, '/products?filter=sale');
  expect(await readScripts()).not.toMatch(/[\u0904-\u0939]{2}/);
  await openHindi(page, '/products?filter=sale');
  expect(await readScripts()).not.toContain('Skip to content');
});
