import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { toQuantity } from '#ordering/cart.ts';
import { askingIn } from '#ordering/wishedDay.ts';
import { writeTime } from '#say/sayTime.ts';
import { stubWindow } from '#storage/storageWindow.testing.ts';
import { inShop } from '#testing/inShop.testing.ts';

const day = { key: 'Day', name: 'Day', kind: 'date' } as const;
const cake = aProduct({ id: 1, asks: [day, { key: 'Name', name: 'Name', kind: 'text' }] });
const cartLine = { id: 1, quantity: 2, answers: { Day: '2026-12-10', Name: 'Asha' } };
const texts = { title: 'Cake', detail: 'Asha', figure: 'Rs. 798.00' };
const sums = [['Total', 'Rs. 798.00']];
const facts = { time: 1, language: 'en', shipTo: ['Asha'], payment: 'Cash', promise: 'Soon' };
const order = { reference: '7K2M-94QX', ...facts, lines: [{ ...cartLine, ...texts }], sums };
const buyer = { name: 'Asha', 'own:GSTIN': '27AAPFU0939F1ZV' };
const handedOver = { text: 'Order', address: 'https://wa.me/91', leftOut: 'nothing', buyer };

/** What the shop stores, by its keys. */
const stored: Readonly<Record<string, unknown>> = {
  cart: [cartLine, { id: 9, productName: 'Soap', size: 'S' }],
  'beau:gone': [7, 'x'],
  'beau:orders': [order],
  'beau:order': { ...order, ...handedOver },
  'beau:address': buyer,
  'beau:place': { country: 'IN', postcode: '411001', region: 'Goa' },
  'beau:typed': buyer,
};

/** All of it with a value in the place of one field, for each field. */
function withEach(whole: unknown, value: unknown): readonly unknown[] {
  const parts = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const copies = parts.flatMap(([name, part]) =>
    withEach(part, value).map((other) =>
      Object.assign(structuredClone(whole) as object, { [name]: other }),
    ),
  );
  return [value, ...copies];
}

const days = fc.constantFrom('2026-13-01', '0000-00-00', '9999-12-31', '2026-02-30');
const anything = fc.oneof(fc.jsonValue(), days, fc.constantFrom(-1, 1e300, 8.65e15));
const areTexts = (value: object = {}) =>
  !Array.isArray(value) && Object.values(value).every((text) => typeof text === 'string');

test('11.2 whatever is stored in the place of a field, the shop can reckon with it, or it is left out', async () => {
  const here = stubWindow();
  Object.assign(here, { sessionStorage: here.localStorage });
  inShop({ TAKES_ORDERS: true });
  vi.resetModules();
  vi.doMock('#shop/products', () => ({ catalogue: [cake] }));
  vi.doMock('#shop/parts', () => ({ asking: true }));
  onTestFinished(() => {
    for (const mocked of ['products', 'parts']) vi.doUnmock(`#shop/${mocked}`);
    vi.resetModules();
  });
  const { storedCart } = await import('#storage/storedCart.ts');
  const { sentOrders } = await import('#storage/sentOrders.ts');
  const { pendingOrder } = await import('#storage/pendingOrder.ts');
  const { storedAddress } = await import('#storage/storedAddress.ts');
  const { storedPlace } = await import('#storage/storedPlace.ts');
  const { namesOfGone } = await import('#storage/goneFromCart.ts');
  const { pastRows, productAgain } = await import('./pastRows.ts');
  const asking = askingIn({ calendar: { rests: ['Sunday'] }, delivery: undefined }, day);
  const read = () => {
    const lines = storedCart.read();
    for (const { product, quantity } of lines)
      expect([product.price, quantity]).toEqual([cake.price, toQuantity(quantity)]);
    asking(lines, undefined, { now: '2026-11-28T10:00' });
    const pending = pendingOrder.read();
    expect(pending?.address ?? 'https:').toMatch(/^(?:https|mailto):/);
    const past = [...sentOrders.read(), ...(pending ? [pending] : [])];
    for (const each of past) {
      expect(writeTime(each.time, 'en')).not.toBe('');
      for (const { title, detail, figure } of pastRows(each))
        expect(areTexts({ title, detail, figure })).toBe(true);
    }
    const pastLines = past.flatMap((each) => each.lines);
    pastLines.map(productAgain);
    const answered = [...lines.map(({ product }) => product), ...pastLines];
    const all = [storedAddress.read(), storedPlace.read(), pending?.buyer];
    for (const name of namesOfGone()) expect(name).toBeTypeOf('string');
    for (const each of [...all, ...answered.map(({ answers }) => answers)])
      expect(areTexts(each)).toBe(true);
  };
  await fc.assert(
    fc.asyncProperty(anything, fc.nat(200), async (value, end) => {
      for (const [key, whole] of Object.entries(stored))
        for (const other of withEach(whole, value).map((each) => JSON.stringify(each)))
          for (const text of [other, other.slice(0, end)]) {
            here.texts.set(key, text);
            read();
            if (key !== 'beau:typed') continue;
            // A document reads it once.
            vi.resetModules();
            const { checkoutDraft } = await import('#storage/formDraft.ts');
            expect(areTexts(checkoutDraft.read())).toBe(true);
          }
    }),
  );
});
