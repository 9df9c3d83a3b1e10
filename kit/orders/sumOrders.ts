import type { OrderedLine, ReadOrder } from './readOrders.ts';

/** How many of each product all orders want, by its number; a short order does not say the name. */
export function sumsOf(orders: readonly ReadOrder[]): readonly OrderedLine[] {
  const sums = new Map<string, OrderedLine>();
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const before = sums.get(line.sku);
    const quantity = (before?.quantity ?? 0) + line.quantity;
    sums.set(line.sku, { ...line, ...before, quantity });
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...sums.values()].toSorted((one, other) => compare(one.sku, other.sku));
}

export const sayLine = ({ quantity, name, sku }: OrderedLine) =>
  `${quantity} × ${name === undefined ? '' : `${name} `}(${sku})`;

/** A line for each order, for a spreadsheet: no cell of a stranger's text begins a formula there. */
export function writeList(orders: readonly ReadOrder[]): string {
  const rows = orders.map(({ reference, day, shipTo, lines, payment, total, note }) => [
    reference,
    day,
    shipTo.join('\n'),
    lines.map(sayLine).join('\n'),
    payment,
    total,
    note.join('\n'),
  ]);
  const head = ['Order', 'Day', 'Ship to', 'Products', 'Payment', 'Total', 'Note'];
  const cell = (text: string) => `"${text.replace(/^(?=[-+=@\t\r])/, "'").replaceAll('"', '""')}"`;
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
