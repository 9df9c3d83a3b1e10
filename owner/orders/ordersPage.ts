import { writeDay } from '#say/writeDay.ts';
import * as strings from '#strings/ownersOrders';
import { type CheckedOrder, checkOrder, sayAmount } from './checkOrder.ts';
import type { OrdersShop } from './ordersShop.ts';
import { readOrders } from './readOrders.ts';
import { type Sum, nameIn, paymentOf, soldIn, sumsBy, writeList } from './sumOrders.ts';

/** An element of the page, which builder/desk/ordersPage.ts writes. */
const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

const shop = JSON.parse(find('shop')?.textContent ?? '') as OrdersShop;
const { tag = 'en' } = shop.languages[0] ?? {};
const typed = document.querySelector('textarea');
let orders: readonly CheckedOrder[] = [];
/** How long nobody types before the page says what it has read, in ms. */
const restMs = 500;
let rest: ReturnType<typeof setTimeout> | undefined;

typed?.addEventListener('input', () => {
  clearTimeout(rest);
  rest = setTimeout(showOrders, restMs);
});
find('empty')?.addEventListener('click', () => {
  if (typed) typed.value = '';
  typed?.focus();
  showOrders();
});
find('print')?.addEventListener('click', () => print());
find('save')?.addEventListener('click', saveList);
// A browser may have kept the field over a reload.
showOrders();

/** Shows what was read of the pasted texts (SPEC 15.30). */
function showOrders(): void {
  clearTimeout(rest);
  const text = typed?.value ?? '';
  const read = readOrders(text, shop);
  orders = read.orders.map((order) => checkOrder(order, shop));
  const left = orders.flatMap(({ reference, toLookAt }, index) =>
    toLookAt.map((sentence) => makeItem(makeLink(reference, index), ` ${sentence}`)),
  );
  const others = strings.ofNoOrder(read.elsewhere.length);
  const unread = read.elsewhere.map((line) => makeItem(line));
  show('left', left);
  show('others', unread.length > 0 ? [make('summary', others), make('ul', ...unread)] : []);
  show('sold', orders.length > 0 ? makeSums() : []);
  show('slips', orders.map(makeSlip));
  const counts = strings.read({
    orders: orders.filter(({ twin }) => twin !== 'earlier').length,
    count: left.length,
  });
  const said = unread.length > 0 ? `${counts} · ${others}` : counts;
  find('said')?.replaceChildren(text.trim() === '' ? '' : said);
}

/** Fills a part of the page; without anything it is not shown. */
function show(id: string, children: readonly HTMLElement[]): void {
  const part = find(id);
  part?.replaceChildren(...children);
  part?.closest('section, details')?.toggleAttribute('hidden', children.length === 0);
}

/** What sold, from the first day to the last: by product and size, by way to pay, and by zone. */
function makeSums(): HTMLElement[] {
  const days = orders.flatMap(({ isoDay }) => isoDay || []).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && writeDay(day, tag));
  const zones = sumsBy(orders, ({ zone }) => zone?.name ?? strings.unknownZone);
  return [
    ...(first ? [make('p', first === last ? first : strings.period({ first, last }))] : []),
    makeTable(strings.product, strings.pieces, soldIn(orders, shop)),
    makeTable(
      strings.byPayment,
      strings.orders,
      sumsBy(orders, (each) => paymentOf(each, shop)),
    ),
    ...(zones.length > 1 ? [makeTable(strings.byZone, strings.orders, zones)] : []),
  ];
}

function makeTable(name: string, count: string, sums: readonly Sum[]): HTMLElement {
  const heads = [name, count, strings.sum].map((head) => set(make('th', head), { scope: 'col' }));
  const rows = sums.map((sum) =>
    make(
      'tr',
      make('td', sum.name),
      make('td', `${sum.count}`),
      make('td', sayAmount(sum.amount, shop)),
    ),
  );
  return make('table', make('thead', make('tr', ...heads)), make('tbody', ...rows));
}

/** What goes into a parcel and where it goes, with what is to be looked at before. */
function makeSlip(order: CheckedOrder, index: number): HTMLElement {
  const { reference, day, shipTo, lines, note, payment, paid, toLookAt, language } = order;
  const written = { lang: language?.tag ?? '', dir: language?.isRtl ? 'rtl' : 'ltr' };
  const pay = [payment, paid === undefined ? '' : sayAmount(paid, shop)].filter(Boolean).join(', ');
  return make(
    'li',
    set(make('h3', reference, ' · ', set(make('span', day), written)), { id: `slip-${index}` }),
    ...toLookAt.map((sentence) => set(make('p', sentence), { class: 'look' })),
    set(make('address', shipTo.join('\n')), written),
    set(make('ul', ...lines.map((line) => makeItem(sayLine(line), ...makeAnswers(line)))), written),
    ...[pay, ...note].filter(Boolean).map((text) => set(make('p', text), written)),
  );
}

/** A short text has the numbers alone. */
const sayLine = ({ quantity, sku, name = nameIn(shop, sku) }: CheckedOrder['lines'][number]) =>
  `${quantity} × ${name} (${sku})`;

/** What was asked of a product, a line each. */
const makeAnswers = ({ answers = [] }: CheckedOrder['lines'][number]) =>
  answers.map((answer) => make('div', answer));

const makeLink = (reference: string, index: number) =>
  set(make('a', reference), { href: `#slip-${index}` });

/** A file that the browser saves: nothing leaves it. */
function saveList(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeList(orders, shop)], { type: 'text/csv' }));
  link.download = 'orders.csv';
  link.click();
}

const makeItem = (...children: readonly (Node | string)[]) => make('li', ...children);

function make(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** Sets attributes that say something. */
function set(element: HTMLElement, attributes: Readonly<Record<string, string>>): HTMLElement {
  for (const [name, value] of Object.entries(attributes))
    if (value) element.setAttribute(name, value);
  return element;
}
