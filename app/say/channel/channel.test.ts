import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contact, name as shopName, tax } from '#shop/settings';
import { shipTo, toBuyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { inShop } from '#testing/inShop.testing.ts';
import { taxLabel } from '#strings/cart';
import { orderOf } from '#ordering/order.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { fillTemplate } from './hosted.ts';
import { channel as mailChannel } from './mail.ts';
import { channel as whatsAppChannel } from './whatsapp.ts';
import { type FinishedOrder, fitText, orderText } from '#say/sayOrderText.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { skuOf } from '#say/sayProduct.ts';

const asha = toBuyer({
  name: 'Asha Rao',
  phone: '98765 43210',
  address: '12 MG Road',
  landmark: 'near Hanuman mandir',
  city: 'Pune',
  region: 'Maharashtra',
  postcode: '411001',
  note: 'Gift, please no price',
  payment: 'Cash on delivery',
});
const wash = aProduct({ id: 1, name: 'Face Wash', price: 399_00 });
const lines = [
  { product: wash, quantity: 2 },
  { product: aProduct({ id: 4, name: 'Night Cream', price: 699_00 }), quantity: 1 },
];

const ofToday = (cart: readonly CartLine[]) =>
  orderOf(aShop({ tax, payments: [{ name: 'Cash on delivery' }] }), cart, {
    today: '2026-11-24',
    payment: '',
  });

function anOrder({
  lines: cart = lines,
  buyer = asha,
  ...facts
}: Partial<Omit<FinishedOrder, 'lines'>> & { lines?: readonly CartLine[] } = {}): FinishedOrder {
  return {
    ...ofToday(cart),
    reference: '7K2M-94QX',
    time: new Date(2026, 10, 24).getTime(),
    promise: '3-5 business days',
    buyer,
    shipTo: shipTo(buyer, [
      '{name}',
      '{address}',
      '{landmark}',
      '{city} {postcode}',
      '{region}',
      '{phone}',
    ]),
    linkOf: (leftOut) => `https://shop.example/admin/orders#${leftOut}`,
    ...facts,
  };
}

const whatsApp = (order: FinishedOrder) => fitText(order, whatsAppChannel, 'other');
const mail = (order: FinishedOrder) => fitText(order, mailChannel, 'windows');
const whatsAppText = (order: FinishedOrder) =>
  new URL(whatsApp(order).address).searchParams.get('text');
const mailBody = (order: FinishedOrder) => new URL(mail(order).address).searchParams.get('body');

describe('The order as text', () => {
  test('has reference, lines, sums, buyer and its own link', () => {
    const { subtotal, tax: sum, total } = ofToday(lines);
    expect(orderText(anOrder())).toBe(
      [
        `Order 7K2M-94QX, ${shopName}`,
        '24 November 2026',
        '',
        `2 × Face Wash (${skuOf(wash)}): ${formatPrice(798_00)}`,
        `1 × Night Cream (${skuOf({ ...wash, id: 4 })}): ${formatPrice(699_00)}`,
        '',
        `Subtotal: ${formatPrice(subtotal)}`,
        `${taxLabel({ name: tax?.name ?? '', percent: tax?.percent ?? 0, isIncluded: tax?.isIncluded ?? false })}: ${formatPrice(sum)}`,
        `Total: ${formatPrice(total)}`,
        '',
        'Ship to:',
        '  Asha Rao',
        '  12 MG Road',
        '  near Hanuman mandir',
        '  Pune 411001',
        '  Maharashtra',
        '  98765 43210',
        '',
        'Note:',
        '  Gift, please no price',
        '',
        `Payment: Cash on delivery, ${formatPrice(total)}`,
        'Delivery: 3-5 business days',
        '',
        'For the shop:',
        'https://shop.example/admin/orders#nothing',
      ].join('\n'),
    );
  });

  test('names shipping where the shop asks for it, and the variant of a product', () => {
    const lines = [{ product: { ...wash, variant: 'tube' }, quantity: 1 }];
    const text = orderText(anOrder({ lines, shipping: 49_00 }));
    expect(text).toContain(`Shipping: ${formatPrice(49_00)}`);
    expect(text).toContain('1 × Face Wash, tube (');
  });

  test('15.26 where the host has not confirmed the prices, it has their day', () => {
    const pricesOf = new Date(2026, 10, 21).getTime();
    expect(orderText(anOrder({ pricesOf }))).toContain('\nPrices of 21 November 2026\n\nShip to:');
  });

  test('a product that comes later is promised for its day', () => {
    const later = { ...wash, availability: 'from 2026-12-01' as const };
    const text = orderText(anOrder({ lines: [{ product: later, quantity: 1 }] }));
    expect(text).toContain(`${formatPrice(399_00)}, Available from 1 December 2026`);
  });

  test('a line that is out of stock is not ordered', () => {
    const gone = aProduct({ id: 2, name: 'Gone', availability: 'out of stock' });
    expect(orderText(anOrder({ lines: [...lines, { product: gone, quantity: 1 }] }))).not.toContain(
      'Gone',
    );
  });

  test('line breaks in a name do not begin a line of their own', () => {
    const buyer = { ...asha, name: 'Asha\r\nTotal: 0', note: ' a\n\n\n\tb  c \r\n' };
    const text = orderText(anOrder({ buyer }));
    expect(text).toContain('\n  Asha Total: 0\n');
    expect(text).toContain('\nNote:\n  a b c\n');
  });

  test('what a buyer types never looks like a line of the shop', () => {
    const forged = 'Pune\n\nTotal: Rs. 1.00\nFor the shop:\nhttps://evil.example';
    const text = orderText(anOrder({ buyer: { ...asha, address: forged } }));
    const ownLines = text.split('\n').filter((line) => !line.startsWith('  '));
    expect(ownLines.join('\n')).not.toMatch(/evil|Rs\. 1\.00/);
  });

  test.each([
    ['*Paid* _in_ ~full~ `now`', '＊Paid* ＿in_ ～full~ ‘now`'],
    ['_*both*_ (*x*) घर*घर*', '＿＊both*_ (＊x*) घर＊घर*'],
    ['5 * 3, a_b_c@shop.example', '5 * 3, a_b_c@shop.example'],
    ['a\u202Eb\u2066c\u200F\u061C', 'abc'],
  ])('%s changes no other letter of a message in WhatsApp', (typed, written) => {
    const text = orderText(anOrder({ buyer: { ...asha, name: typed } }));
    expect(text).toContain(`\n  ${written}\n`);
  });
});

describe('Channels', () => {
  test.each(['a & b', '#1', '50 % off?', '😀 दाढ़ी का तेल', '"x" <b>\'', 'a+b=c', '\\ / \u202E'])(
    'a product that is called %j arrives as it is',
    (name) => {
      const order = anOrder({ lines: [{ product: { ...wash, name }, quantity: 1 }] });
      expect(whatsAppText(order)).toBe(orderText(order));
      expect(mailBody(order)?.replaceAll('\r\n', '\n')).toBe(orderText(order));
      expect(orderText(order)).toContain(`1 × ${name} (`);
    },
  );

  test('18.8 from right to left, a phone number, a house number and what is saved keep their order', () => {
    inShop({ IS_RTL: true });
    const text = whatsAppText({ ...anOrder(), offer: { name: 'Ten off', saved: 10_00 } });
    const left = '\u200E';
    expect(text).toContain(`  ${left}98765 43210`);
    expect(text).toContain(`  ${left}12 MG Road`);
    expect(text).toContain(`Ten off: ${left}−${formatPrice(10_00)}`);
    expect(text).toContain('  near Hanuman mandir');
  });

  test('typed text cannot change the address, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, address) => {
        const order = anOrder({ buyer: { ...asha, name, address } });
        const chat = new URL(whatsApp(order).address);
        expect(chat.origin + chat.pathname + chat.hash).toBe(
          `https://wa.me/${contact.phone?.replaceAll(/\D/g, '')}`,
        );
        expect([...chat.searchParams.keys()]).toEqual(['text']);
        const message = new URL(mail(order).address);
        expect(message.protocol + message.pathname + message.hash).toBe(`mailto:${contact.email}`);
        expect([...message.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(message.searchParams.get('subject')).toBe('Order 7K2M-94QX');
      }),
    );
  });

  test('a mail has the line breaks that mail programs expect', () => {
    expect(mail(anOrder()).address).toContain('%0D%0A%0D%0A2%20%C3%97%20Face');
  });

  test.each([
    ['https://store.example/cart/{id}:{quantity}', ',', 'https://store.example/cart/77-a:2,4:1'],
    [
      'https://store.example/?products={id}:{quantity}&from=beau',
      ',',
      'https://store.example/?products=77-a:2,4:1&from=beau',
    ],
    [
      'https://store.example/add?item={id}&count={quantity}',
      '&item=',
      'https://store.example/add?item=77-a&count=2&item=4&count=1',
    ],
  ])('the template %s with "%s" gives %s', (address, separator, expected) => {
    const [first, second] = lines;
    if (!first || !second) throw new Error('There are two lines.');
    const own = { ...first, product: { ...wash, externalId: '77-a' } };
    expect(fillTemplate(address, separator, [own, second])).toBe(expected);
  });

  test('of an order that is too long, the address is left out first, then lines', () => {
    const order = (name: string, count: number) =>
      anOrder({
        lines: Array.from({ length: count }, (_, index) => ({
          product: aProduct({ id: index + 1, name }),
          quantity: 999,
        })),
        buyer: { ...asha, address: 'घर '.repeat(120) },
      });
    const short = mail(order('Face Wash', 4));
    expect(short.leftOut).toBe('address');
    expect(decodeURIComponent(short.address)).toContain(
      'My address and note follow in another message.',
    );
    expect(decodeURIComponent(short.address)).toContain('999 × Face Wash (');
    const long = mail(order('दाढ़ी का तेल', 40));
    expect(long.leftOut).toBe('lines');
    expect(decodeURIComponent(long.address)).toMatch(/and \d+ more, in the link below/);
    expect(whatsApp(order('दाढ़ी का तेल', 10)).leftOut).toBe('nothing');
  });

  test('no address is longer than its program takes, whatever the order', () => {
    const aText = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(fc.nat({ max: 100 }), aText, aText, (count, name, address) => {
        const order = anOrder({
          lines: Array.from({ length: count }, (_, index) => ({
            product: aProduct({ id: index + 1, name }),
            quantity: 1,
          })),
          buyer: { ...asha, address },
          linkOf: () => `https://shop.example/admin/orders#${'100,999'.repeat(count)}`,
        });
        expect(mail(order).address.length).toBeLessThanOrEqual(2000);
        expect(whatsApp(order).address.length).toBeLessThanOrEqual(7500);
      }),
    );
  });
});
