import { createServer } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeSmallShop } from '#shop-data/read/smallShop.testing.ts';
import { toBuyer } from '#ordering/buyer.ts';
import { orderOf } from '#ordering/order.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import type { Platform } from '#ordering/channel/channel.ts';

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

const rules = (payment: string) => ({
  tax: { percent: 18, isIncluded: true },
  zones: [{ name: 'India', charge: 49_00 }],
  payments: [{ name: payment }],
});

/** What an order becomes in pages of a language. */
async function pagesIn(language: keyof typeof orders) {
  const languages = {
    from: 'language: en-IE',
    to: 'language: en-IN\nlanguages: [en, hi, mr]\nbuttons: hi',
  };
  const folder = await writeSmallShop({ file: 'settings.yaml', ...languages });
  vi.stubEnv('SHOP_FOLDER', folder);
  vi.stubEnv('SHOP_LANGUAGE', language);
  const server = await createServer({
    server: { middlewareMode: true, ws: false },
    logLevel: 'error',
  });
  onTestFinished(() => server.close());
  const load = async <Module>(file: string) =>
    (await server.ssrLoadModule(`/app/ordering/${file}`)) as Module;
  const { fitText } = await load<typeof import('#ordering/sayOrderText.ts')>('sayOrderText.ts');
  const { channel: mail } =
    await load<typeof import('#ordering/channel/mail.ts')>('channel/mail.ts');
  const { channel: whatsApp } =
    await load<typeof import('#ordering/channel/whatsapp.ts')>('channel/whatsapp.ts');
  vi.unstubAllEnvs();
  return { fitText, channels: { mail, whatsApp } };
}

describe.each(['en', 'hi', 'mr'] as const)('15.10 An order in %s', (language) => {
  test('reaches the owner with all that its buyer has typed, whatever carries it', async () => {
    const { fitText, channels } = await pagesIn(language);
    const { product: name, payment, buyer: shipTo, note } = orders[language];
    const rows = Object.entries(channels).flatMap(([carrier, channel]) =>
      platforms.flatMap((platform) =>
        counts.map((count) => {
          const cart = Array.from({ length: count }, (_, index) => ({
            product: aProduct({ id: index + 1, name, price: 699_00 }),
            quantity: 2,
          }));
          const order = orderOf(rules(payment), cart, { today: '2026-11-26', payment });
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
});
