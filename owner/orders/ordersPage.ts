import { dayOf } from '#ordering/day.ts';
import { writeDay } from '#say/writeDay.ts';
import * as strings from '#strings/ownersOrders';
import { findOrders } from './findOrders.ts';
import type { OrdersShop } from './ordersShop.ts';
import { type Slip, reckonOrder, sayAmount } from './reckonOrder.ts';
import { type Sum, soldIn, sumsBy, writeList } from './sumOrders.ts';

/** An element of the page, which builder/desk/ordersPage.ts writes. */
const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

const shop = JSON.parse(find('shop')?.textContent ?? '') as OrdersShop;
const { origin, pathname } = location;
const sites = [shop.site, origin + pathname.replace(/\/admin\/.*$/, '')];
const typed = document.querySelector('textarea');
let slips: readonly Slip[] = [];
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
addEventListener('hashchange', openLink);
openLink();

/** The order that a tap in the chat opens is the first thing on the page. */
function openLink(): void {
  if (typed && /^#\d/.test(location.hash)) {
    typed.value = location.href;
    typed.closest('main')?.append(...document.querySelectorAll('.paste'));
  }
  showOrders();
}

/** Shows what was found in the pasted texts (SPEC 15.30). */
function showOrders(): void {
  clearTimeout(rest);
  const text = typed?.value ?? '';
  const { orders, unread } = findOrders(text, sites);
  const numbers = orders.map(({ reference }) => reference);
  slips = orders.map((order) => {
    const slip = reckonOrder(order, shop, dayOf(Date.now()));
    const isTwin = numbers.filter((number) => number === order.reference).length > 1;
    return isTwin ? { ...slip, toLookAt: [strings.twin, ...slip.toLookAt] } : slip;
  });
  const left = slips.flatMap(({ reference, toLookAt }, index) =>
    toLookAt.map((sentence) =>
      make('li', set(make('a', reference), { href: `#slip-${index}` }), ` ${sentence}`),
    ),
  );
  const others = strings.withoutLink(unread.length);
  const texts = unread.map((each) => set(make('li', each.trim()), { dir: 'auto' }));
  show('left', slips.length > 1 ? left : []);
  show('others', unread.length > 0 ? [make('p', others), make('ul', ...texts)] : []);
  show('sold', slips.length > 1 ? makeSums() : []);
  show('slips', slips.map(makeSlip));
  const counts = strings.read({ orders: slips.length, count: left.length });
  const said = unread.length > 0 ? `${counts} · ${others}` : counts;
  find('said')?.replaceChildren(text.trim() === '' ? '' : said);
}

/** Fills a part of the page; without anything it is not shown. */
function show(id: string, children: readonly HTMLElement[]): void {
  const part = find(id);
  part?.replaceChildren(...children);
  part?.closest('section')?.toggleAttribute('hidden', children.length === 0);
}

/** What sold, from the first day to the last: by product and size, by way to pay, and by zone. */
function makeSums(): HTMLElement[] {
  const days = slips.map(({ time }) => dayOf(time)).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)].map(
    (day) => day && writeDay(day, shop.tag),
  );
  const zones = sumsBy(slips, ({ order }) => order.zone?.name ?? strings.unknownZone);
  const ways = sumsBy(slips, ({ order, buyer }) => order.payment?.name ?? buyer.payment);
  return [
    make('p', first === last ? first : strings.period({ first, last })),
    makeTable([strings.product, strings.pieces, strings.sum], soldIn(slips)),
    makeTable([strings.byPayment, strings.orders, strings.sum], ways),
    ...(zones.length > 1 ? [makeTable([strings.byZone, strings.orders, strings.sum], zones)] : []),
  ];
}

function makeTable(heads: readonly string[], sums: readonly Sum[]): HTMLElement {
  const rows = sums.map(({ name, count, amount }) =>
    make('tr', ...[name, `${count}`, sayAmount(amount, shop)].map((cell) => make('td', cell))),
  );
  const head = heads.map((name) => set(make('th', name), { scope: 'col' }));
  return make('table', make('thead', make('tr', ...head)), make('tbody', ...rows));
}

/** What goes into a parcel and where it goes, with what is to be looked at before. */
function makeSlip(slip: Slip, index: number): HTMLElement {
  const { reference, time, language, shipTo, lines, buyer, order, toLookAt } = slip;
  // What was typed turns no line of the shop around.
  const written = { lang: language, dir: 'auto' };
  return make(
    'li',
    set(make('h3', reference, ' · ', writeDay(dayOf(time), shop.tag)), { id: `slip-${index}` }),
    ...toLookAt.map((sentence) => set(make('p', sentence), { class: 'look' })),
    make('address', ...shipTo.map((line) => set(make('div', line), written))),
    make(
      'ul',
      ...lines.map(({ quantity, name, product, answers }) =>
        make(
          'li',
          `${quantity} × ${name}${product?.sku ? ` (${product.sku})` : ''}`,
          ...answers.map((answer) => set(make('div', answer), written)),
        ),
      ),
    ),
    ...(buyer.note ? [set(make('p', buyer.note), { ...written, class: 'note' })] : []),
    makeTotals(order),
  );
}

function makeTotals({ subtotal, offer, shipping, payment, taxes, total }: Slip['order']) {
  const isAdded = shop.tax?.isIncluded === false;
  const sums: readonly (readonly [string, number])[] = [
    [strings.subtotal, subtotal],
    ...(offer ? [[offer.name, -offer.saved] as const] : []),
    ...(typeof shipping === 'number' ? [[strings.shipping, shipping] as const] : []),
    ...(payment?.charge ? [[payment.name, payment.charge] as const] : []),
    ...(isAdded
      ? taxes.map((tax) => [`${shop.tax?.name} ${tax.percent} %`, tax.amount] as const)
      : []),
    [[strings.total, payment?.name].filter(Boolean).join(' · '), total],
  ];
  return make(
    'dl',
    ...sums.flatMap(([term, sum]) => [make('dt', term), make('dd', sayAmount(sum, shop))]),
  );
}

/** A file that the browser saves: nothing leaves it. */
function saveList(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeList(slips, shop)], { type: 'text/csv' }));
  link.download = 'orders.csv';
  link.click();
}

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
