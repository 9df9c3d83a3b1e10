import type { ReadOrder } from './orderLine.ts';

/** One text of an order where all say the same, though one in short or in part; else each, the latest first. */
export function joinTexts(texts: readonly ReadOrder[]): readonly ReadOrder[] {
  const different: ReadOrder[] = [];
  for (const text of texts) {
    const index = different.findIndex((each) => isSame(each, text));
    const before = different[index] ?? text;
    const isMore =
      text.isPart === before.isPart ? text.sums.length > before.sums.length : before.isPart;
    const unread = [...new Set([...before.unread, ...text.unread])];
    different.splice(index < 0 ? different.length : index, 1, {
      ...(isMore ? text : before),
      unread,
    });
  }
  if (different.length === 1) return different;
  return different
    .toReversed()
    .map((text, index) => ({ ...text, twin: index === 0 ? 'later' : 'earlier' }));
}

function isSame(one: ReadOrder, other: ReadOrder): boolean {
  if (one.isPart || other.isPart) return (one.paid ?? other.paid) === (other.paid ?? one.paid);
  const [own, others] = [one, other].map(({ lines, paid, shipTo, note }) => [
    ...lines.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted(),
    paid,
    [...shipTo, ...note].join('').replaceAll(/[\s,]/g, ''),
  ]);
  return String(own) === String(others);
}
