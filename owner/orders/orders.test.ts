import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { type LinkedLine, type LinkedOrder, writeOrder } from '#ordering/orderLink.ts';
import { orderOf } from '#ordering/order.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { findOrders } from './findOrders.ts';
import type { OrdersShop } from './ordersShop.ts';
import { reckonOrder } from './reckonOrder.ts';
import { soldIn, sumsBy, writeList } from './sumOrders.ts';

vi.stubEnv('TZ', 'Asia/Kolkata');

const today = '2026-11-28';
const asks = [
  { key: 'Name', name: 'Name', kind: 'text' },
  {
    key: 'Candles',
    name: 'Candles',
    kind: 'choice',
    isOptional: true,
    choices: [{ key: 'Gold', name: 'Gold', price: 40_00 }],
  },
] as const;
/** With sizes, questions, zones, an offer, a tax that is added, and a charge for a way to pay. */
const shop: OrdersShop = {
  tag: 'en-IN',
  site: 'https://beau.example',
  priceFormat: {
    written: 'Rs. {amount}',
    zero: 48,
    decimal: '.',
    group: ',',
    groupStart: String.raw`\B(?=(\d{2})*\d{3}$)`,
    minGrouped: 4,
    smallestUnit: 1,
  },
  products: [
    aProduct({ id: 4, sku: 'BEAU-4', name: 'Night Cream', price: 699_00 }),
    aProduct({ id: 7, sku: 'BEAU-7', name: 'Soap', size: '50 g', family: 7, price: 100_00 }),
    aProduct({ id: 8, sku: 'BEAU-8', name: 'Soap', size: '100 g', family: 7, price: 180_00 }),
    aProduct({ id: 9, sku: 'BEAU-9', name: 'Cake', price: 500_00, asks }),
    aProduct({ id: 10, sku: 'BEAU-10', name: 'Wash', availability: 'out of stock' }),
    aProduct({ id: 11, sku: 'BEAU-11', name: 'Mask', stock: 2, labels: ['non-veg'] }),
  ],
  tax: { name: 'Tax', percent: 10, isIncluded: false },
  zones: [
    { name: 'Pune', postcodes: ['411'], charge: 0 },
    { name: 'India', postcodes: ['1', '2', '3', '4'], charge: 90_00, without: ['non-veg'] },
  ],
  offers: [{ name: '10 % off', from: 1000_00, percent: 10, until: '2026-11-27' }],
  payments: [{ name: 'UPI' }, { name: 'Cash', charge: 50_00 }],
  places: [
    {
      country: 'IN',
      phone: { pattern: '', example: '', prefix: '', code: '+91' },
      postcode: { pattern: String.raw`[1-9]\d{5}`, forms: [[String.raw`^([1-9]\d{5})$`, '$1']] },
      lines: ['{name}', '{address}', '{city} {postcode}', '{region}', '{phone}'],
      states: { 41: [0] },
    },
  ],
  regions: ['Maharashtra'],
};

const asha = toBuyer({
  name: 'Asha Rao',
  phone: '98765 43210',
  address: '12 MG Road\nsecond floor',
  city: 'Pune',
  postcode: '411001',
  region: 'Maharashtra',
  payment: 'Cash',
});
const cake = { id: 9, answers: { Name: 'Asha\nशुभ', Candles: 'Gold' } };

type Given = Partial<Omit<LinkedOrder, 'lines' | 'buyer'>> & {
  readonly lines?: readonly Partial<LinkedLine>[];
  readonly buyer?: Readonly<Record<string, string>>;
};

/** An order as the checkout of this shop makes it; `change` is what somebody has made of it. */
function anOrder({
  lines = [{ id: 4, quantity: 2 }, cake],
  buyer,
  ...rest
}: Given = {}): LinkedOrder {
  const whole = lines.map((line) => {
    const { price = 0 } = shop.products.find(({ id }) => id === line.id) ?? {};
    const costs = line.answers?.['Candles'] === 'Gold' ? 40_00 : 0;
    return { id: 4, quantity: 1, price: price + costs, ...line };
  });
  const order = {
    reference: '7K2M-94QX',
    time: Date.parse('2026-11-28T06:00Z'),
    language: 'en-IN',
  };
  const own = { ...asha, ...buyer };
  const total = totalOf(whole, own);
  return { ...order, leftOut: 'nothing', total, lines: whole, buyer: own, ...rest };
}

/** What the shop itself wants. */
function totalOf(lines: readonly LinkedLine[], { postcode, payment }: Buyer): number {
  const cart = lines.flatMap(({ id, quantity, answers = {} }) =>
    shop.products
      .filter((product) => product.id === id)
      .map((product) => {
        const costs = id === 9 && answers['Candles'] === 'Gold' ? 40_00 : 0;
        return { product: { ...product, price: product.price + costs }, quantity };
      }),
  );
  const { tax, zones, offers, payments } = shop;
  const rules = { tax, zones, offers, payments };
  return orderOf(aShop(rules), cart, { today, payment, to: { country: 'IN', postcode } }).total;
}

const linkOf = (order: LinkedOrder) => `https://beau.example/admin/orders#${writeOrder(order)}`;
const textOf = (order: LinkedOrder) =>
  `Order ${order.reference}, Beau\n28 November 2026\n\n2 × Night Cream (BEAU-4): Rs. 1,398.00\n\nShip to:\n  Asha Rao\n\nFor the shop:\n${linkOf(order)}`;
const find = (text: string) => findOrders(text, ['https://beau.example', 'http://localhost']);
const slipsOf = (text: string) => find(text).orders.map((order) => reckonOrder(order, shop, today));

describe('15.30 The orders of a text', () => {
  const two = [anOrder(), anOrder({ reference: '0000-000A', lines: [{ id: 7, quantity: 999 }] })];

  test.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['after the line of a chat', (text) => `[26/11/26, 10:23:05] Asha: ${text}`],
    ['in a mail that was answered', (text) => text.replaceAll(/^/gm, '> ')],
    ['wrapped within its link', (text) => text.replaceAll(/\S{60}/g, '$&\r\n')],
    ['wrapped and answered', (text) => text.replaceAll(/\S{70}/g, '$&\n>> ')],
    ['as mail carries it', (text) => text.replaceAll(/\S{60}/g, '$&=\r\n')],
    ['in one line', (text) => text.replaceAll('\n', ' ')],
    ['behind the address of a filter', (text) => text.replaceAll(/https:\S+/g, encodeURIComponent)],
    ['in HTML', (text) => text.replaceAll(/https:\S+/g, '<a href="$&?a=1&amp;b=2">$&</a>')],
    ['with signs that nobody sees', (text) => text.replaceAll('/', '/\u200B')],
    ['twice', (text) => text + text],
  ])('are found %s, each once', (_, change) => {
    const found = find(`Hello!\n${two.map((order) => change(textOf(order))).join('\n')}\nThanks`);
    expect(found).toEqual({ orders: two, unread: [] });
  });

  test('what looks like one, and has no link of this shop that can be read, is as it is', () => {
    const text = textOf(anOrder());
    const [without = ''] = text.split('\n\nFor the shop');
    const unread = (each: string) => find(each).unread.map((one) => one.trim());
    expect(unread(`Hello\n${without}`)).toEqual([without]);
    expect(unread(text.slice(0, -9))).toEqual([text.slice(0, -9)]);
    const elsewhere = text.replace('//beau', '//evil-beau');
    expect(find(elsewhere)).toEqual({ orders: [], unread: [elsewhere] });
    expect(unread(text.replace('7K2M', '8K2M'))).toHaveLength(1);
    expect(unread('Is 7K2M-94QX on its way?')).toEqual([]);
  });

  test('no text stops the page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(find(`${text}://beau.example/admin/orders#1${text}`).orders).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('15.31 An honest order', () => {
  const carts = [
    [{ id: 4, quantity: 2 }],
    [{ id: 7 }, { id: 8, quantity: 3 }],
    [cake, { ...cake, answers: { Name: '×' } }],
    [{ id: 4 }, cake, { id: 7, quantity: 999 }],
    [
      { id: 4, quantity: 30 },
      { id: 11, quantity: 2 },
    ],
  ];
  const places = ['411001', '411999', '412345'];
  const rows = carts.flatMap((lines) =>
    ['UPI', 'Cash'].flatMap((payment) => places.map((postcode) => ({ lines, payment, postcode }))),
  );
  test.each(rows.map((row, at) => ({ at, ...row })))(
    '$at paid by $payment to $postcode has the sum that they saw, and nothing to look at',
    ({ lines, payment, postcode }) => {
      const order = anOrder({ lines, buyer: { payment, postcode } });
      const [slip] = slipsOf(textOf(order));
      const isSent = postcode !== '412345' || !lines.some(({ id }) => id === 11);
      expect(slip?.toLookAt).toEqual(isSent ? [] : ['Mask is not sent there.']);
      expect(slip?.order.total).toBe(order.total);
    },
  );

  test('without its address says so', () => {
    const [slip] = slipsOf(textOf(anOrder({ leftOut: 'address' })));
    expect(slip).toMatchObject({ toLookAt: [], shipTo: ['The address is in the message alone.'] });
  });
});

describe('15.31 Nothing that a link says is believed as money', () => {
  const honest = anOrder();
  const { total, lines } = honest;
  const withLine = (change: Partial<LinkedLine>): LinkedOrder => ({
    ...honest,
    lines: lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
  });
  const withCake = (answers: Record<string, string>): LinkedOrder => ({
    ...honest,
    lines: lines.map((line) => (line.id === 9 ? { ...line, answers } : line)),
  });
  const paid = (change: Readonly<Record<string, string>>) => ({
    ...honest,
    buyer: { ...asha, ...change },
  });
  const saw = /^They saw Rs\. [\d,.]+\. Today it is Rs\. [\d,.]+/;

  test.each<[string, LinkedOrder, RegExp]>([
    ['a total of nothing', { ...honest, total: 0 }, saw],
    ['a total that is less by one', { ...honest, total: total - 1 }, saw],
    ['a total that is more', { ...honest, total: total + 10_00 }, saw],
    ['a total in another unit', { ...honest, total: Math.round(total / 100) }, saw],
    [
      'another price',
      { ...withLine({ price: 599_00 }), total: total - 200_00 },
      /Night Cream was Rs\. 599\.00/,
    ],
    ['a price of one', { ...withLine({ price: 1 }), total: 100 }, /Night Cream was Rs\. 0\.01/],
    ['no price', { ...withLine({ price: 0 }), total: 100 }, saw],
    ['more pieces', withLine({ quantity: 3 }), saw],
    ['many pieces', withLine({ quantity: 999 }), saw],
    ['fewer pieces', withLine({ quantity: 1 }), saw],
    ['more pieces than there are', withLine({ id: 11, quantity: 3 }), /only 2 of Mask/],
    ['another product', withLine({ id: 8 }), saw],
    ['a product that is gone', withLine({ id: 99 }), /^Product 99 is not in the shop/],
    ['no product', withLine({ id: 0 }), /^Product 0 is not/],
    ['what is out of stock', withLine({ id: 10 }), /^Wash is out of stock/],
    ['no answer', withCake({ Candles: 'Gold' }), /^Cake: “Name” is not answered/],
    [
      'an answer that nobody asked',
      withCake({ ...cake.answers, Extra: 'gold leaf' }),
      /does not ask for “Extra: gold leaf”/,
    ],
    [
      'a choice that there is not',
      withCake({ Name: 'A', Candles: 'Diamond' }),
      /does not ask for “Candles: Diamond”/,
    ],
    ['a choice less', withCake({ Name: 'A' }), saw],
    ['another way to pay', paid({ payment: 'UPI' }), saw],
    ['an unknown way to pay', paid({ payment: 'Nothing' }), /“Nothing” cannot be chosen today/],
    ['another zone', paid({ postcode: '110001' }), saw],
    [
      'a place to which nothing is sent',
      paid({ postcode: '911001' }),
      /sends nothing to this place/,
    ],
    [
      'a day with an offer',
      { ...honest, time: Date.parse('2026-11-20'), total: total - 193_80 },
      saw,
    ],
  ])('%s', (_, forged, sentence) => {
    const [slip] = slipsOf(linkOf(forged));
    expect(slip?.order.total).toBe(totalOf(forged.lines, forged.buyer));
    expect(slip?.toLookAt.join('\n')).toMatch(new RegExp(sentence, 'm'));
  });

  test.each([
    ['cut off', linkOf(honest).slice(0, -1)],
    [
      'changed by one sign',
      linkOf(honest).replace(/.{9}$/, (end) => `${end.startsWith('A') ? 'B' : 'A'}${end.slice(1)}`),
    ],
    ['of another shop', linkOf(honest).replace('beau', 'soap')],
    ['of an unknown form', linkOf(honest).replace('#1', '#2')],
    ['of a text alone', 'https://beau.example/admin/orders#1{"total":1}'],
  ])('a link that was %s is not read, and is counted', (_, link) => {
    expect(find(link)).toMatchObject({ orders: [], unread: [expect.any(String)] });
  });

  test('of two orders with one number both are there', () => {
    expect(slipsOf(`${linkOf(honest)} ${linkOf({ ...honest, total: 1 })}`)).toHaveLength(2);
  });
});

describe('15.32 What sold', () => {
  const other = anOrder({
    reference: '0000-000A',
    lines: [{ id: 7 }, { id: 4 }],
    buyer: { postcode: '412345', payment: 'UPI', name: '=1+1', note: 'a;-b' },
  });
  const slips = slipsOf(textOf(anOrder()) + textOf(other));

  test('is summed by product, by way to pay and by zone', () => {
    expect(soldIn(slips)).toEqual([
      { name: 'Night Cream', count: 3, amount: 2097_00 },
      { name: 'Cake', count: 1, amount: 540_00 },
      { name: 'Soap, 50 g', count: 1, amount: 100_00 },
    ]);
    const names = (sums: readonly { name: string; count: number }[]) =>
      sums.map(({ name, count }) => `${count} ${name}`);
    expect(names(sumsBy(slips, ({ order }) => order.payment?.name ?? ''))).toEqual([
      '1 Cash',
      '1 UPI',
    ]);
    expect(names(sumsBy(slips, ({ order }) => order.zone?.name ?? ''))).toEqual([
      '1 Pune',
      '1 India',
    ]);
  });

  test('is a list with plain numbers, in which no text begins a formula', () => {
    const rows = writeList(slips, shop).split('\r\n');
    expect(rows[1]).toBe(
      '"7K2M-94QX","2026-11-28","Night Cream","","BEAU-4","2","699.00","1398.00","Asha Rao","98765 43210","12 MG Road, second floor, Pune 411001, Maharashtra","Cash","",""',
    );
    expect(rows[3]).toContain('"Soap","50 g","BEAU-7","1","100.00","100.00","\'=1+1"');
    expect(rows[3]).toContain('"a;\'-b"');
    expect(writeList(slips, { ...shop, tag: 'pt-PT' })).toContain('"2";"699,00";"1398,00"');
  });
});
