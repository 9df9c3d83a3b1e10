import { writeFileSync } from 'node:fs';
import { encodeQR } from 'qr';
import { notFoundPath, screensOf } from '#address/screens.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { takesOrders } from '#reader/fields/settings/orders.ts';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { makePalette } from '#reader/look/colours.ts';
import { isFromRight, languageOf } from '#reader/messages/languageRecord.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import { readShop } from '#reader/read/readShop.ts';

/** In mm; style sheets know no A6 by its name. */
const sizes = { A4: [210, 297], A5: [148, 210], A6: [105, 148] } as const;
const file = 'poster.html';

/** What an owner types after the command: a page of the shop, a line of text, and the size of the paper. */
type Wanted = { readonly [Field in 'page' | 'line' | 'size']?: string | undefined };

/** Writes a page to print, with the shop's name and a code that leads to it (SPEC 14.66); returns whether it did. */
export async function makePoster({ page = '/', line, size = 'A4' }: Wanted): Promise<boolean> {
  sayShop();
  const { shop, problems, opened } = await readShop(filesOf(shopFolder()));
  const wrong = shop ? sayWrong(shop, page, size) : problems.map(sayProblem).join('\n');
  if (!shop || wrong !== undefined) {
    console.error(`${wrong}\nNothing was written.`);
    return false;
  }
  // Of an address with a path the settings keep the host alone.
  const written = valueAt(opened?.get('settings')?.file.content, ['site']);
  const site = (typeof written === 'string' ? written : shop.content.settings.site).replace(
    /\/$/,
    '',
  );
  const address = site + (page === '/' ? '' : page);
  writeFileSync(file, renderPoster(shop.content, { address, line, size }));
  console.log(`${file} leads to ${address}: open it in a browser, and print it on ${size}.`);
  return true;
}

/** What of the wanted poster cannot be; products are known by their numbers, in `/product/12` and `/cart?products=1:2,4`. */
function sayWrong(shop: Shop, page: string, size: string): string | undefined {
  if (!(size in sizes)) return `${size} is no size of a poster: write --size=A4, A5 or A6.`;
  const [, list] = /^\/(?:product\/|cart\?products=)([\d:,]+)$/.exec(page) ?? [];
  const numbers = list?.split(',').map((each) => each.replace(/:.*/, '')) ?? [];
  const unknown = numbers.find((number) => shop.products.every(({ id }) => String(id) !== number));
  if (unknown !== undefined) return `${page} has the number ${unknown}, which no product has.`;
  const known = [
    ...screensOf(takesOrders(shop.content.settings)).map(({ path }) => path),
    ...shop.pages.map(({ slug }) => `/${slug}`),
    ...shop.products.map(({ category }) => `/products/category/${category}`),
  ].filter((path) => path !== notFoundPath && !path.includes('{'));
  return list !== undefined || known.includes(page)
    ? undefined
    : `${page} is no page of this shop: write one as in /product/12, /cart?products=1:2,4:1 or /sales.`;
}

type Printed = {
  readonly address: string;
  readonly line: string | undefined;
  readonly size: string;
};

/** The page: black on white, since that is what every phone reads, and each paper has. */
export function renderPoster(
  { settings, theme }: Pick<Shop['content'], 'settings' | 'theme'>,
  { address, line = settings.line, size }: Printed,
): string {
  const { name, language } = settings;
  const dir = isFromRight(languageOf(language)) ? ' dir="rtl"' : '';
  const code = encodeQR(address, 'svg', { ecc: 'quartile', border: 2 });
  const [width, height] = sizes[size as keyof typeof sizes];
  // Long names get smaller, so that they stay in two lines.
  const largest = Math.min(14, 150 / name.length);
  return `<!doctype html>
<html lang="${language}"${dir}>
<meta charset="utf-8">
<title>${escapeMarkup(name)}</title>
<style>
@page { size: ${width}mm ${height}mm; margin: 0 }
:root { --unit: ${width / 100}mm; font-family: Georgia, 'Noto Serif', serif; color: #000; background: #fff }
body { box-sizing: border-box; display: grid; width: ${width}mm; height: ${height - 1}mm; margin: 0 auto; padding: calc(8 * var(--unit)); place-content: space-evenly center; text-align: center }
h1 { margin: 0; font-size: calc(${largest.toFixed(1)} * var(--unit)); line-height: 1.1; overflow-wrap: anywhere; text-wrap: balance }
svg { display: block; width: calc(64 * var(--unit)); height: auto; margin: 0 auto }
p { margin: 0; font-size: calc(5 * var(--unit)); text-wrap: balance }
hr { width: calc(12 * var(--unit)); border: 0; border-top: calc(0.8 * var(--unit)) solid ${makePalette(theme).brand.light}; print-color-adjust: exact }
.address { font: calc(3.4 * var(--unit)) system-ui, sans-serif; overflow-wrap: anywhere }
</style>
<h1>${escapeMarkup(name)}</h1>
${code}
${line === '' ? '' : `<div><hr><p>${escapeMarkup(line)}</p></div>`}
<p class="address" dir="ltr">${escapeMarkup(address.replace('https://', ''))}</p>
</html>
`;
}
