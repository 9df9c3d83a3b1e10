import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ViteDevServer, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#ordering/channel/channel.ts';
import { toBuyer } from '#ordering/buyer.ts';
import { orderOf } from '#ordering/order.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { type OrderWords, readOrders } from '#kit/orders/readOrders.ts';
import { readMessages } from '#shop-data/messages/readMessages.ts';
import { writeSmallShopTo } from '#shop-data/read/smallShop.testing.ts';

const wordsOf = (language: string) => readMessages('checkout', language, '').messages as OrderWords;

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

/** What writes orders in pages of a language. */
async function loadPages(server: ViteDevServer) {
  const load = async <Module>(file: string) =>
    (await server.ssrLoadModule(`/app/${file}`)) as Module;
  const text = await load<typeof import('#ordering/sayOrderText.ts')>('ordering/sayOrderText.ts');
  const product = await load<typeof import('#catalogue/sayProduct.ts')>('catalogue/sayProduct.ts');
  const mail = await load<typeof import('#ordering/channel/mail.ts')>('ordering/channel/mail.ts');
  const whatsApp = await load<typeof import('#ordering/channel/whatsapp.ts')>(
    'ordering/channel/whatsapp.ts',
  );
  const channels = { mail: mail.channel, whatsApp: whatsApp.channel };
  return { ...text, skuOf: product.skuOf, channels };
}

/** What people type, also what looks like a line of the shop. */
const typed = fc
  .array(fc.constantFrom('Asha', 'आशा', '12 MG Road:', '2 × Tea (A): 3', 'Note:', 'a, b', '😀'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ'));
const anOrder = fc.record({
  reference: fc
    .array(sign, { minLength: 8, maxLength: 8 })
    .map((signs) => `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`),
  time: fc.integer({ min: 1, max: 365 }).map((day) => new Date(2026, 0, day).getTime()),
  wanted: fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 99 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  ),
  shipTo: fc.array(typed, { minLength: 1, maxLength: 5 }),
  note: fc.oneof(fc.constant(''), typed),
  pricesOf: fc.option(fc.constant(new Date(2026, 5, 1).getTime()), { nil: undefined }),
  promise: fc.constantFrom('', '3-5 days'),
});
const cartAddress = 'https://tea.example/cart?products=1:2';

describe.each(['en', 'hi', 'mr'] as const)('15.10 An order in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  let server: ViteDevServer;
  let pages: Awaited<ReturnType<typeof loadPages>>;
  beforeAll(async () => {
    const from = 'language: en-IE';
    const to = 'language: en-IN\nlanguages: [en, hi, mr]\nbuttons: hi';
    await writeSmallShopTo(folder, { file: 'settings.yaml', from, to });
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

  test('is read back, ten from a chat, each in its long or short form', () => {
    const { orderText, fitText, skuOf } = pages;
    const languages = ['en', 'hi', 'mr'].map(wordsOf);
    const many = fc.uniqueArray(anOrder, { maxLength: 10, selector: ({ reference }) => reference });
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
          const full = orderText(made);
          // As if the full text did not fit.
          const addressOf = (_: unknown, text: string) => (text === full ? full.repeat(99) : text);
          const { address } = fitText(made, { addressOf, carrier: 'mail' }, 'other');
          return isShort ? address : `[26/11/26, 10:23:05] Asha: ${full}`;
        });
        const read = readOrders(`Hello!\n\n${texts.join('\n')}`, languages);
        expect(read.unread).toEqual(['Hello!']);
        expect(read.orders).toMatchObject(
          orders.map(({ reference, wanted, note, shipTo }) => ({
            reference,
            note: note ? [note] : [],
            shipTo: isShort ? [shipTo.join(', ')].flatMap((line) => line.split(', ')) : shipTo,
            lines: wanted.map(({ id, quantity }) => ({ quantity, sku: skuOf({ id }) })),
            payment: 'UPI, by link',
            isPart: false,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });
});

test('an order that was pasted twice counts once, and one in part gives way to the complete one', () => {
  const head = 'Order 7K2M-94QX, Tea\n24 November 2026\n\n2 × Tea (T-1): 4.00\n';
  const part = `${head}and 1 more, in the link below\n\nWhat is this?`;
  const complete = `${head}1 × Cup (C-2): 9.00\n\nSubtotal: 13.00`;
  const { orders, unread } = readOrders(`${part}\n\n${complete}\n\n${part}`, [wordsOf('en')]);
  expect(orders).toMatchObject([
    { reference: '7K2M-94QX', lines: [{ sku: 'T-1' }, { sku: 'C-2' }] },
  ]);
  expect(unread).toEqual(['What is this?', 'What is this?']);
});
