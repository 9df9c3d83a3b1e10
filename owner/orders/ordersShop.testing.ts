import { readMessages } from '#reader/messages/readMessages.ts';
import type { OrderLanguage, OrderWords, OrdersShop } from './ordersShop.ts';

const priceFormat = {
  written: 'Rs. {amount}',
  zero: 48,
  decimal: '.',
  group: ',',
  groupStart: String.raw`\B(?=(\d{2})*\d{3}$)`,
  minGrouped: 4,
  smallestUnit: 1,
} as const;

const upi = { key: 'UPI', name: 'UPI' };

/** What a language of the shop below says; its words are those of the software. */
function languageOf(tag: string, own: Partial<OrderLanguage> = {}): OrderLanguage {
  const wordsOf = (file: string) =>
    readMessages(file, tag.split('-', 1).join(), '').messages as OrderWords;
  return {
    tag,
    isRtl: false,
    words: { ...wordsOf('checkout'), free: wordsOf('cart')['free'] ?? '' },
    shop: 'Soap, Oil & Co',
    tax: 'Estimated Tax',
    priceFormat,
    products: { 4: 'Night Cream', 7: 'Soap, 50 g', 8: 'Soap, 100 g' },
    asks: {},
    payments: [upi, { key: 'Cash on delivery', name: 'Cash on delivery' }],
    regions: [{ key: 'Maharashtra', name: 'Maharashtra' }],
    countries: [],
    ...own,
  };
}

/** A shop with sizes, zones, an offer and a charge for a way to pay, in English, Hindi and Marathi. */
export const anOrdersShop: OrdersShop = {
  languages: [
    languageOf('en-IN'),
    languageOf('hi-IN', {
      tax: 'अनुमानित टैक्स',
      products: { 4: 'नाइट क्रीम', 7: 'साबुन, 50 ग्राम', 8: 'साबुन, 100 ग्राम' },
      payments: [upi, { key: 'Cash on delivery', name: 'कैश ऑन डिलीवरी' }],
      regions: [{ key: 'Maharashtra', name: 'महाराष्ट्र' }],
    }),
    languageOf('mr-IN'),
  ],
  products: [
    { id: 4, sku: 'BEAU-4', name: 'Night Cream', price: 699_00 },
    { id: 7, sku: 'BEAU-7', name: 'Soap', size: '50 g', family: 7, price: 100_00 },
    { id: 8, sku: 'BEAU-8', name: 'Soap', size: '100 g', family: 7, price: 180_00 },
  ],
  tax: { percent: 10, isIncluded: false },
  zones: [
    { name: 'Pune', postcodes: ['411'], charge: 0 },
    { name: 'Rest of India', charge: 90_00 },
  ],
  offers: [{ name: '10 % off', from: 1000_00, percent: 10 }],
  payments: [{ name: 'UPI' }, { name: 'Cash on delivery', charge: 50_00 }],
  places: [
    {
      country: 'IN',
      phone: { pattern: '', example: '', prefix: '', code: '+91' },
      postcode: { pattern: String.raw`[1-9]\d{5}`, forms: [[String.raw`^([1-9]\d{5})$`, '$1']] },
      lines: [],
      states: { 41: [0] },
    },
  ],
};

/** An order of that shop, as it writes it. */
export const english = `Order 7K2M-94QX, Soap, Oil & Co
26 November 2026

2 × Night Cream (BEAU-4): Rs. 1,398.00
1 × Soap, 50 g (BEAU-7): Rs. 100.00

Subtotal: Rs. 1,498.00
10 % off: −Rs. 149.80
Shipping: Free
Cash on delivery: Rs. 50.00
Estimated Tax (10%): Rs. 134.82
Total: Rs. 1,533.02

Ship to:
  Asha Rao
  12 MG Road: second floor, beside the old post office
  Pune 411001
  Maharashtra
  98765 43210

Note:
  Please leave out the soap: I am allergic

Payment: Cash on delivery, Rs. 1,533.02
Delivery: 3-5 days

The same cart at the shop:
https://beau.example/cart?products=4:2,7:1`;

/** The same in Hindi. */
export const hindi = `ऑर्डर 7K2M-94QX, Soap, Oil & Co
26 नवंबर 2026

2 × नाइट क्रीम (BEAU-4): Rs. 1,398.00
1 × साबुन, 50 ग्राम (BEAU-7): Rs. 100.00

सबटोटल: Rs. 1,498.00
10 % की छूट: −Rs. 149.80
डिलीवरी: मुफ़्त
कैश ऑन डिलीवरी: Rs. 50.00
अनुमानित टैक्स (10%): Rs. 134.82
कुल: Rs. 1,533.02

पता:
  आशा राव
  12 एम जी रोड
  पुणे 411001
  महाराष्ट्र
  98765 43210

पेमेंट: कैश ऑन डिलीवरी, Rs. 1,533.02

शॉप पर यही कार्ट:
https://beau.example/hi/cart?products=4:2,7:1`;

/** The same in the short form. */
export const short = `Order 7K2M-94QX
2×BEAU-4, 1×BEAU-7
10 % off: −Rs. 149.80
Shipping: Free
Cash on delivery: Rs. 50.00
Estimated Tax (10%): Rs. 134.82
Payment: Cash on delivery, Rs. 1,533.02
Ship to: Asha Rao, 12 MG Road: second floor, beside the old post office, Pune 411001, Maharashtra, 98765 43210
Note: Please leave out the soap: I am allergic
https://beau.example/cart?products=4:2,7:1`;
