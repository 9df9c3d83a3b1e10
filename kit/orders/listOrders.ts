import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { escapeMarkup } from '#shop-data/look/escapeMarkup.ts';
import { languageOfMessages, readMessages } from '#shop-data/messages/readMessages.ts';
import { listLanguages } from '#shop-data/read/languages.ts';
import { currentShop } from '#shop-data/read/readShop.ts';
import { sayShop, shopFolder } from '#shop-data/read/shopFolder.mjs';
import { type OrderWords, type OrderedLine, type ReadOrder, readOrders } from './readOrders.ts';

/**
 * Reads a file with the texts of orders, and writes beside it slips to print and a list for a spreadsheet
 * (SPEC 15.30); returns whether there was an order in it.
 *
 * @param file its path, outside of the repository, which would publish the addresses
 */
export async function listOrders(file = ''): Promise<boolean> {
  sayShop();
  const wrong = sayWrong(file);
  if (wrong !== undefined) {
    console.error(wrong);
    return false;
  }
  const { settings } = (await currentShop()).content;
  const codes = listLanguages(settings).map(({ code }) =>
    languageOfMessages(shopFolder(), code, settings.buttons),
  );
  const languages = [...new Set(codes)].map(
    (code) => readMessages('checkout', code, shopFolder()).messages as unknown as OrderWords,
  );
  const { orders, unread } = readOrders(readFileSync(file, 'utf8'), languages);
  const folder = dirname(file);
  writeFileSync(join(folder, 'orders.html'), writeSlips(orders));
  writeFileSync(join(folder, 'orders.csv'), writeList(orders));
  for (const line of unread) console.log(`Not read: ${line}`);
  for (const { reference } of orders.filter(({ isPart }) => isPart))
    console.log(`${reference} is not complete: paste its second message too.`);
  for (const line of sumsOf(orders)) console.log(sayLine(line));
  console.log(
    `${orders.length} orders: ${join(folder, 'orders.html')}, ${join(folder, 'orders.csv')}`,
  );
  return orders.length > 0;
}

function sayWrong(file: string): string | undefined {
  if (!existsSync(file))
    return 'Give the file with the texts of the orders: npm run list-orders -- ../orders.txt';
  if (!relative(process.cwd(), resolve(file)).startsWith('..'))
    return `${file} is in the repository, which would publish the addresses: move it out of this folder.`;
  return undefined;
}

/** How many of each product all orders want, by its number; a short order does not say the name. */
function sumsOf(orders: readonly ReadOrder[]): readonly OrderedLine[] {
  const sums = new Map<string, OrderedLine>();
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const before = sums.get(line.sku);
    const quantity = (before?.quantity ?? 0) + line.quantity;
    sums.set(line.sku, { ...line, ...before, quantity });
  }
  return [...sums.values()].toSorted((one, other) => one.sku.localeCompare(other.sku));
}

const sayLine = ({ quantity, name, sku }: OrderedLine) =>
  `${quantity} × ${name === undefined ? '' : `${name} `}(${sku})`;

/** A page with a slip for each order, and before them what to make. */
function writeSlips(orders: readonly ReadOrder[]): string {
  const asList = (lines: readonly string[]) =>
    lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  const slips = orders.map(
    ({ reference, day, shipTo, lines, note, payment, total }) => `<section>
<h2>${escapeMarkup([reference, day].filter(Boolean).join(' · '))}</h2>
<p class="to">${shipTo.map(escapeMarkup).join('<br>')}</p>
<ul>${asList(lines.map(sayLine))}</ul>
<p>${[[payment, total].filter(Boolean).join(', '), note].filter(Boolean).map(escapeMarkup).join('<br>')}</p>
</section>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${orders.length} orders</title>
<style>
body { font: 12pt/1.4 sans-serif; margin: 2em }
section { break-inside: avoid; border-top: 1px dashed; padding: 1em 0 }
h2 { font-size: 1em }
.to { font-size: 1.4em }
</style>
<h1>${orders.length} orders</h1>
<ul>${asList(sumsOf(orders).map(sayLine))}</ul>
${slips.join('\n')}
`;
}

/** A line for each order, for a spreadsheet: no cell of a stranger's text begins a formula there. */
function writeList(orders: readonly ReadOrder[]): string {
  const rows = orders.map(({ reference, day, shipTo, lines, payment, total, note }) => [
    reference,
    day,
    shipTo.join('\n'),
    lines.map(sayLine).join('\n'),
    payment,
    total,
    note,
  ]);
  const head = ['Order', 'Day', 'Ship to', 'Products', 'Payment', 'Total', 'Note'];
  const cell = (text: string) => `"${text.replace(/^(?=[-+=@\t\r])/, "'").replaceAll('"', '""')}"`;
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
