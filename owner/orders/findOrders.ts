import { type LinkedOrder, readOrder } from '#ordering/orderLink.ts';

/** Where the link of an order leads, and where the order in it begins. */
const page = '/admin/orders#';

/** The number of an order (SPEC 15.8). */
const reference = /\b[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}\b/;

/**
 * The orders of the links in a text, each once, whatever programs have done to it: lines that are broken within a
 * link, signs of an answered mail, addresses written in other signs. And what looks like an order, and has no link
 * of this shop that can be read, as it is (SPEC 15.30).
 *
 * @param sites where the shop is published
 */
export function findOrders(text: string, sites: readonly string[]) {
  const parts = text
    .replaceAll(/%(?:23|2f|3a)/gi, decodeURIComponent)
    .replaceAll(/=\r?\n|[\s>|\\\p{Cf}]+/gu, '')
    .split(page);
  const read = parts
    .slice(1)
    .map((part, at) =>
      sites.some((site) => parts[at]?.endsWith(site)) ? readOrder(part) : undefined,
    );
  const found = read.filter((order) => order !== undefined);
  const orders = new Map<string, LinkedOrder>();
  for (const order of found) orders.set(JSON.stringify(order), order);
  const known = found.map((order) => order.reference);
  const texts = text.split(new RegExp(`^(?=.*${reference.source})`, 'm')).filter((each) => {
    const [number] = reference.exec(each) ?? [];
    return number !== undefined && /\d ?×/.test(each) && !known.includes(number);
  });
  const broken = parts.slice(1).filter((_, at) => !read[at]);
  return { orders: [...orders.values()], unread: texts.length > 0 ? texts : broken };
}
