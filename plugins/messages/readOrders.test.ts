import fc from 'fast-check';
import { createServer } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { toBuyer } from '#ordering/buyer.ts';
import { orderOf } from '#ordering/order.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { readMessages } from '#shop-data/messages/readMessages.ts';
import { writeSmallShop } from '#shop-data/read/smallShop.testing.ts';
import { type OrderWords, readOrders } from '#kit/orders/readOrders.ts';

const wordsOf = (language: string) => readMessages('checkout', language, '').messages as OrderWords;

/** What writes orders in a language, as the pages in it do. */
async function writerIn(language: string) {
  const from = 'language: en-IE';
  const to = 'language: en-IN\nlanguages: [en, hi, mr]\nbuttons: hi';
  vi.stubEnv('SHOP_FOLDER', await writeSmallShop({ file: 'settings.yaml', from, to }));
  vi.stubEnv('SHOP_LANGUAGE', language);
  const server = await createServer({
    server: { middlewareMode: true, ws: false },
    logLevel: 'error',
  });
  onTestFinished(() => server.close());
  const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;
  const text = await load<typeof import('#ordering/sayOrderText.ts')>(
    '/app/ordering/sayOrderText.ts',
  );
  const { skuOf } = await load<typeof import('#catalogue/sayProduct.ts')>(
    '/app/catalogue/sayProduct.ts',
  );
  vi.unstubAllEnvs();
  return { ...text, skuOf };
}

/** What people type, also what looks like a line of the shop. */
const typed = fc
  .array(fc.constantFrom('Asha', 'आशा', '12 MG Road:', '2 × Tea (A): 3', 'Note:', 'a, b', '😀'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ'));
const order = fc.record({
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

describe.each(['en', 'hi', 'mr'])('Orders in %s', (language) => {
  test('what the shop writes is read back, ten orders from a chat, each in its long or short form', async () => {
    const { orderText, fitText, skuOf } = await writerIn(language);
    const languages = ['en', 'hi', 'mr'].map(wordsOf);
    const many = fc.uniqueArray(order, { maxLength: 10, selector: ({ reference }) => reference });
    fc.assert(
      fc.property(many, fc.boolean(), (orders, isShort) => {
        const texts = orders.map(({ wanted, note, shipTo, pricesOf, ...own }) => {
          const lines = wanted.map(({ id, quantity }) => ({ product: aProduct({ id }), quantity }));
          const buyer = toBuyer({ name: shipTo[0], note });
          const payments = [{ name: 'UPI, by link' }];
          const made = {
            ...orderOf({ tax: { percent: 5, isIncluded: true }, payments }, lines, {
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
