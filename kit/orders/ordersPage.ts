import { type OrderWords, type ReadOrder, readOrders } from './readOrders.ts';
import { sayLine, sumsOf, writeList } from './sumOrders.ts';

/** An element of the page, which plugins/ordersPage.ts writes. */
const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

const languages = JSON.parse(find('words')?.textContent ?? '[]') as readonly OrderWords[];
const typed = document.querySelector('textarea');
let orders: readonly ReadOrder[] = [];

typed?.addEventListener('input', showOrders);
find('print')?.addEventListener('click', () => print());
find('save')?.addEventListener('click', saveList);
showOrders();

/** Shows what was read of the pasted texts (SPEC 15.30). */
function showOrders(): void {
  const read = readOrders(typed?.value ?? '', languages);
  orders = read.orders;
  const parts = orders
    .filter(({ isPart }) => isPart)
    .map(({ reference }) => `${reference} is not complete: paste its second message too.`);
  const left = [...parts, ...read.unread.map((line) => `Not read: ${line}`)];
  for (const [id, entries] of [
    ['left', left.map((line) => make('li', line))],
    ['sums', sumsOf(orders).map((line) => make('li', sayLine(line)))],
    ['slips', orders.map(makeSlip)],
  ] as const) {
    find(id)?.replaceChildren(...entries);
    find(id)
      ?.closest('section')
      ?.toggleAttribute('hidden', entries.length === 0);
  }
  const counts = `${orders.length === 1 ? '1 order' : `${orders.length} orders`}, ${left.length} to look at`;
  find('said')?.replaceChildren(typed?.value ? counts : '');
}

function makeSlip({ reference, day, shipTo, lines, note, payment, total }: ReadOrder): HTMLElement {
  const said = [[payment, total].filter(Boolean).join(', '), ...note].filter(Boolean);
  return make(
    'li',
    make('h3', [reference, day].filter(Boolean).join(' · ')),
    make('address', shipTo.join('\n')),
    make('ul', ...lines.map((line) => make('li', sayLine(line)))),
    ...said.map((text) => make('p', text)),
  );
}

/** A file that the browser saves: nothing leaves it. */
function saveList(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeList(orders)], { type: 'text/csv' }));
  link.download = 'orders.csv';
  link.click();
}

function make(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
