import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ViteDevServer, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#say/channel/channel.ts';
import { toBuyer } from '#ordering/buyer.ts';
import { keyOfWay } from '#ordering/payments.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { orderOf } from '#ordering/order.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { checkOrder } from '#owner/orders/checkOrder.ts';
import { ordersShopOf } from '#owner/orders/ordersShop.ts';
import { anOrdersShop } from '#owner/orders/ordersShop.testing.ts';
import { readOrders } from '#owner/orders/readOrders.ts';
import { writeSmallShopTo } from '#reader/read/smallShop.testing.ts';

const platforms: readonly Platform[] = ['windows', 'phone'];
const counts = [1, 4, 12];

/** What buyers type, and what products are called, in each language. */
const orders = {
  en: {
    product: 'Restoring Night Cream With Retinol',
    payment: 'Cash on delivery',
    buyer: [
      'Asha Deshmukh',
      'Flat 12, Sahyadri Apartments, Karve Road',
      'near Hanuman temple',
      'Pune 411004',
      'Maharashtra',
      '98765 43210',
    ],
    note: 'It is a gift, please leave out the price.',
  },
  hi: {
    product: 'रेटिनॉल वाली रिस्टोरिंग नाइट क्रीम',
    payment: 'कैश ऑन डिलीवरी',
    buyer: [
      'आशा देशमुख',
      'फ़्लैट 12, सह्याद्रि अपार्टमेंट, कर्वे रोड',
      'हनुमान मंदिर के पास',
      'पुणे 411004',
      'महाराष्ट्र',
      '98765 43210',
    ],
    note: 'तोहफ़ा है, कीमत न लिखें।',
  },
  mr: {
    product: 'रेटिनॉल असलेली रिस्टोरिंग नाइट क्रीम',
    payment: 'कॅश ऑन डिलिव्हरी',
    buyer: [
      'आशा देशमुख',
      'फ्लॅट 12, सह्याद्री अपार्टमेंट, कर्वे रस्ता',
      'हनुमान मंदिराजवळ',
      'पुणे 411004',
      'महाराष्ट्र',
      '98765 43210',
    ],
    note: 'भेटवस्तू आहे, किंमत लिहू नका.',
  },
};

const shopWith = (payment: string) =>
  aShop({
    tax: { percent: 18, isIncluded: true },
    zones: [{ name: 'India', charge: 49_00 }],
    payments: [{ name: payment }],
  });

type Pages = Awaited<ReturnType<typeof loadPages>>;

/** What writes orders in pages of a language. */
async function loadPages(server: ViteDevServer) {
  const load = async <Module>(file: string) => (await server.ssrLoadModule(`/${file}`)) as Module;
  const text = await load<typeof import('#say/sayOrderText.ts')>('app/say/sayOrderText.ts');
  const product = await load<typeof import('#say/sayProduct.ts')>('app/say/sayProduct.ts');
  const mail = await load<typeof import('#say/channel/mail.ts')>('app/say/channel/mail.ts');
  const whatsApp = await load<typeof import('#say/channel/whatsapp.ts')>(
    'app/say/channel/whatsapp.ts',
  );
  const channels = { mail: mail.channel, whatsApp: whatsApp.channel };
  return { ...text, skuOf: product.skuOf, channels };
}

/** The text of an order as it is sent; in short, as if the full one did not fit. */
function sentText(
  { orderText, fitText }: Pages,
  order: Parameters<Pages['orderText']>[0],
  isShort: boolean,
): string {
  const full = orderText(order);
  if (!isShort) return full;
  const addressOf = (_: unknown, text: string) => (text === full ? full.repeat(99) : text);
  return fitText(order, { addressOf, carrier: 'mail' }, 'other').address;
}

/** What people type, also what looks like a line of the shop. */
const typed = fc
  .array(fc.constantFrom('Asha', 'आशा', '12 MG Road:', '2 × Tea (A): 3', 'Note:', 'a, b', '😀'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ'));
/** Orders whose buyers type such lines. */
const ordersWith = (aLine: fc.Arbitrary<string>) =>
  fc.record({
    reference: fc
      .array(sign, { minLength: 8, maxLength: 8 })
      .map((signs) => `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`),
    time: fc.integer({ min: 1, max: 365 }).map((day) => new Date(2026, 0, day).getTime()),
    wanted: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        quantity: fc.integer({ min: 1, max: 999 }),
      }),
      { minLength: 1, maxLength: 5, selector: ({ id }) => id },
    ),
    shipTo: fc.array(aLine, { minLength: 1, maxLength: 5 }),
    note: fc.oneof(fc.constant(''), aLine),
    pricesOf: fc.option(fc.constant(new Date(2026, 5, 1).getTime()), { nil: undefined }),
    promise: fc.constantFrom('', '3-5 days'),
  });
/** What people type who try nothing: it is known also where a program has taken its indent away. */
const plainTyped = fc
  .array(fc.constantFrom('Asha', 'आशा', '12 MG Road', 'Sahyadri Apartments', 'a, b', '😀'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '))
  // Without its indent a longer line could have been wrapped.
  .filter((line) => line.length < 60);
const cartAddress = 'https://tea.example/cart?products=1:2';

/** Wraps lines as programs of mail do. */
const wrapAt = (width: number) => (text: string) =>
  text
    .replaceAll(new RegExp(`^(?=.{${width + 1}})(.{1,${width}}) `, 'gm'), '$1\n')
    .replaceAll(new RegExp(`(?<=\n)(?=.{${width + 1}})(\\S.{0,${width - 1}}) `, 'g'), '$1\n');

/** What programs make of a text that goes through them, or have before it. */
const programs: readonly {
  readonly name: string;
  readonly change: (text: string) => string;
  readonly before?: string;
  readonly isPlain?: boolean;
}[] = [
  { name: 'as it is', change: (text) => text },
  { name: 'with a blank line behind each', change: (text) => text.replaceAll('\n', '\n\n') },
  { name: 'with CRLF', change: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'with a blank at the end of each line', change: (text) => text.replaceAll('\n', ' \n') },
  { name: 'with blanks that do not break', change: (text) => text.replaceAll(' ', '\u00A0') },
  { name: 'with a tab', change: (text) => text.replaceAll(/^ {2}/gm, '\t') },
  { name: 'in an answered mail', change: (text) => text.replaceAll(/^/gm, '> ') },
  {
    name: 'in a mail that was answered and forwarded, with a blank line behind each',
    change: (text) => text.replaceAll(/^/gm, '>> ').replaceAll('\n', '\n>\n'),
  },
  { name: 'wrapped at 72 signs', change: wrapAt(72), isPlain: true },
  { name: 'wrapped at 78 signs', change: wrapAt(78), isPlain: true },
  { name: 'without indents', change: (text) => text.replaceAll(/^ +/gm, ''), isPlain: true },
  { name: 'indented as a whole', change: (text) => text.replaceAll(/^/gm, '    ') },
  ...[
    '[26/11/26, 10:23:05] Asha: ',
    '\u200E[26/11/2026, 10:23:05\u202Fpm] ~\u202FAsha: ',
    '[10:23 am, 26/11/2026] +91 98765 43210: ',
    '26/11/2026, 10:23 pm - Asha Rao: ',
    '11/26/26, 10:23\u202FPM - Asha: ',
    '26.11.26, 10:23 - Asha: ',
    '2026-11-26, 22:23 - \u200EAsha: ',
  ].map((before) => ({ name: `after “${before}”`, change: (text: string) => text, before })),
];

describe.each(['en', 'hi', 'mr'] as const)('15.10 An order in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  let server: ViteDevServer;
  let pages: Pages;
  beforeAll(async () => {
    const from = 'language: en-IE';
    const to = 'language: en-IN\nlanguages: [en, hi, mr]\nbuttons: hi';
    const rules = `payments: [{ name: Card }, { name: Cash, charge: 1.50 }]
offers: [{ name: 'Ten off: now', from: 30.00, percent: 10 }]
shipping: { zones: [{ name: South, states: [Cork], charge: 4.90, freeFrom: 90.00 }, { name: Rest, charge: 7.90, tax: 19 }] }`;
    await writeSmallShopTo(
      folder,
      { file: 'settings.yaml', from, to },
      { file: 'settings.yaml', from: 'payments: [{ name: Card }]', to: rules },
    );
    vi.stubEnv('SHOP_FOLDER', folder);
    vi.stubEnv('SHOP_LANGUAGE', language);
    server = await createServer({
      server: { middlewareMode: true, ws: false },
      logLevel: 'error',
    });
    pages = await loadPages(server);
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('reaches the owner with all that its buyer has typed, whatever carries it', () => {
    const { fitText, channels } = pages;
    const { product: name, payment, buyer: shipTo, note } = orders[language];
    const rows = Object.entries(channels).flatMap(([carrier, channel]) =>
      platforms.flatMap((platform) =>
        counts.map((count) => {
          const cart = Array.from({ length: count }, (_, index) => ({
            product: aProduct({ id: index + 1, name, price: 699_00 }),
            quantity: 2,
          }));
          const order = orderOf(shopWith(payment), cart, { today: '2026-11-26', payment });
          const cartAddress = `https://leafandcup.shop/cart?products=${cart.map(({ product: { id } }) => `${id}:2`).join()}`;
          const { address, leftOut } = fitText(
            {
              ...order,
              reference: '7K2M-94QX',
              time: Date.UTC(2026, 10, 26),
              promise: '3-5 days',
              buyer: toBuyer({ name: shipTo[0] ?? '', note, payment }),
              shipTo,
              cartAddress,
            },
            channel,
            platform,
          );
          const text = decodeURIComponent(address);
          const isWhole = [...shipTo, note, payment, cartAddress].every((typed) =>
            text.includes(typed),
          );
          return {
            what: `${carrier}, ${platform}, ${count}`,
            leftOut,
            isWhole,
            length: address.length,
          };
        }),
      ),
    );
    expect(rows.filter(({ leftOut }) => leftOut !== 'nothing')).toEqual([]);
    expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([]);
  });

  test.each(programs)('is read back, six at once, $name', ({ change, before = '', isPlain }) => {
    const { skuOf } = pages;
    const many = fc.uniqueArray(ordersWith(isPlain ? plainTyped : typed), {
      maxLength: 6,
      selector: ({ reference }) => reference,
    });
    fc.assert(
      fc.property(many, fc.boolean(), (orders, isShort) => {
        const texts = orders.map(({ wanted, note, shipTo, pricesOf, ...own }) => {
          const lines = wanted.map(({ id, quantity }) => ({ product: aProduct({ id }), quantity }));
          const buyer = toBuyer({ name: shipTo[0], note });
          const payments = [{ name: 'UPI, by link' }];
          const made = {
            ...orderOf(aShop({ tax: { percent: 5, isIncluded: true }, payments }), lines, {
              today: '2026-11-24',
              payment: '',
            }),
            ...own,
            shipTo,
            buyer,
            cartAddress,
            ...(pricesOf && { pricesOf }),
          };
          return before + sentText(pages, made, isShort);
        });
        const read = readOrders(change(`Hello!\n\n${texts.join('\n')}`), anOrdersShop);
        expect(read.elsewhere).toEqual(['Hello!']);
        expect(read.orders).toMatchObject(
          orders.map(({ reference, wanted, note, shipTo }) => ({
            reference,
            note: note ? [note] : [],
            shipTo: isShort ? [shipTo.join(', ')].flatMap((line) => line.split(', ')) : shipTo,
            lines: wanted.map(({ id, quantity }) => ({ quantity, sku: skuOf({ id }) })),
            payment: 'UPI, by link',
            unread: [],
            isPart: false,
          })),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('15.31 has nothing to look at where nobody has changed it', async () => {
    const { shop, problems } = await readShop(filesOf(folder));
    if (!shop) throw new Error(problems.map(({ message }) => message).join());
    const own = ordersShopOf(shop);
    const { products = {} } = own.languages.find(({ tag }) => tag.startsWith(language)) ?? {};
    const counts = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }));
    const way = fc.constantFrom(...own.payments.map(keyOfWay));
    fc.assert(
      fc.property(
        counts,
        way,
        fc.constantFrom('Cork', 'Dublin'),
        fc.boolean(),
        (each, payment, state, isShort) => {
          const lines = own.products.map((product, index) => ({
            product: aProduct({ ...product, name: products[product.id] ?? '' }),
            quantity: each[index] ?? 1,
          }));
          const order = orderOf(aShop(own), lines, {
            today: '2026-11-26',
            payment,
            to: { states: [state] },
          });
          const made = {
            ...order,
            reference: '7K2M-94QX',
            time: Date.UTC(2026, 10, 26, 12),
            promise: '3-5 days',
            buyer: toBuyer({ name: 'Asha', payment }),
            shipTo: ['Asha', '12 Main Road', state],
            cartAddress: `https://leafandcup.shop/cart?products=${lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join()}`,
          };
          const read = readOrders(sentText(pages, made, isShort), own).orders.map((text) =>
            checkOrder(text, own),
          );
          expect(read).toMatchObject([
            { toLookAt: [], zone: order.zone && { name: order.zone.name } },
          ]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
