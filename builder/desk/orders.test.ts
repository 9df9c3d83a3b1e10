import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ViteDevServer, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#say/channel/channel.ts';
import { toBuyer } from '#ordering/buyer.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { orderOf } from '#ordering/order.ts';
import { type LeftOutOfLink, writeOrder } from '#ordering/orderLink.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { findOrders } from '#owner/orders/findOrders.ts';
import { ordersShopOf } from '#owner/orders/ordersShop.ts';
import { reckonOrder } from '#owner/orders/reckonOrder.ts';
import { setting, settings, writeSmallShopTo } from '#reader/read/smallShop.testing.ts';

const platforms: readonly Platform[] = ['windows', 'phone'];
const counts = [1, 4, 12];
const today = '2026-11-26';

/** What buyers type, and what products are called, in letters of one byte and of three. */
const typed = {
  en: {
    product: 'Restoring Night Cream With Retinol',
    payment: 'Cash on delivery',
    shipTo: [
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
    shipTo: [
      'आशा देशमुख',
      'फ़्लैट 12, सह्याद्रि अपार्टमेंट, कर्वे रोड',
      'हनुमान मंदिर के पास',
      'पुणे 411004',
      'महाराष्ट्र',
      '98765 43210',
    ],
    note: 'तोहफ़ा है, कीमत न लिखें।',
  },
};

describe.each(['en', 'hi'] as const)('15.10 An order in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  let server: ViteDevServer;
  const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;
  beforeAll(async () => {
    const to = 'language: en-IN\nlanguages: [en, hi]\nbuttons: hi';
    const rules = {
      payments: '[{ name: Card }, { name: Cash, charge: 1.50 }]',
      offers: "[{ name: 'Ten off: now', from: 30.00, percent: 10 }]",
      shipping:
        '{ zones: [{ name: South, states: [Cork], charge: 4.90, freeFrom: 90.00 }, { name: Rest, charge: 7.90 }] }',
    };
    await writeSmallShopTo(folder, setting('language: en-IE', to), settings(rules));
    vi.stubEnv('SHOP_FOLDER', folder);
    vi.stubEnv('SHOP_LANGUAGE', language);
    server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: 'error' });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('reaches the owner with all that its buyer has typed and its link, whatever carries it', async () => {
    const { fitText } = await load<typeof import('#say/sayOrderText.ts')>(
      '/app/say/sayOrderText.ts',
    );
    const { shop } = await readShop(filesOf(folder));
    if (!shop) throw new Error('The small shop is right.');
    const own = ordersShopOf(shop);
    const { product: name, payment, shipTo, note } = typed[language];
    const [, cash] = own.payments;
    const buyer = toBuyer({
      name: shipTo[0],
      address: `${shipTo[1]}\n${shipTo[2]}`,
      city: 'Pune',
      postcode: '411004',
      region: 'Cork',
      phone: '98765 43210',
      note,
      payment: cash && entryKeyOf(cash),
    });
    for (const file of ['mail', 'whatsapp'] as const) {
      const { channel } = await load<typeof import('#say/channel/mail.ts')>(
        `/app/say/channel/${file}.ts`,
      );
      for (const platform of platforms)
        for (const count of counts) {
          const cart = Array.from({ length: count }, (_, index) => ({
            product: aProduct({ ...own.products[index % own.products.length], name }),
            quantity: 2,
          }));
          const facts = { ...own, payments: [{ ...cash, name: payment, key: buyer.payment }] };
          const order = orderOf(aShop(facts), cart, {
            today,
            to: { states: ['Cork'] },
            payment: buyer.payment,
          });
          const made = { reference: '7K2M-94QX', time: Date.UTC(2026, 10, 26, 12), buyer };
          const linkOf = (leftOut: LeftOutOfLink) => {
            const lines = cart.map(({ product: { id, price }, quantity }) => ({
              id,
              quantity,
              price,
            }));
            const { total } = order;
            return `https://leafandcup.shop/admin/orders#${writeOrder({ ...made, language, total, leftOut, lines })}`;
          };
          const { address, leftOut } = fitText(
            { ...order, ...made, promise: '3-5 days', shipTo, linkOf },
            channel,
            platform,
          );
          const text = decodeURIComponent(address);
          expect([file, platform, count, leftOut]).toEqual([file, platform, count, 'nothing']);
          for (const part of [...shipTo, note, payment]) expect(text).toContain(part);
          const { orders } = findOrders(text, ['https://leafandcup.shop']);
          const slips = orders.map((each) => reckonOrder(each, own, today));
          expect(slips).toMatchObject([
            { toLookAt: [], order: { total: order.total, zone: { name: 'South' } } },
          ]);
        }
    }
  });
});
