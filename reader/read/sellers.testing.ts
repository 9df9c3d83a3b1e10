import { type Change, aPicture, settings } from './smallShop.testing.ts';

const picture = await aPicture(800, 1000);

/** A product of a seller: its folder, and its file but for its picture. */
function product(folder: string, ...lines: readonly string[]): readonly Change[] {
  const isNew = folder > '03';
  const alt = `alt: { primary: It${isNew ? '' : ', secondary: Its back'} }`;
  const at = `products/${folder}`;
  return [
    { file: `${at}/product.yaml`, content: [...lines, alt].join('\n') },
    ...(isNew ? [{ file: `${at}/primary.webp`, content: picture }] : []),
  ];
}

const orders = (phone: string) => `{ channel: whatsapp, phone: ${phone}, asks: [phone, city] }`;

/** A seller of pickles in Pune: free in the city, no cash and nothing with meat elsewhere. */
export const pune: readonly Change[] = [
  settings({
    language: 'en-IN',
    currency: '{ code: INR, locale: en-IN, written: "₹{amount}" }',
    orders: orders('+91 98765 43210'),
    tax: '{ percent: 12, name: GST, isIncluded: true }',
    regions: '{ name: State, list: [Delhi, Goa, Maharashtra] }',
    payments: '[{ name: Cash on delivery, upTo: 1500.00 }, { name: UPI }]',
    minimumOrder: '300.00',
    offers: '[{ name: Three jars, count: 3, percent: 10 }]',
    unitPrices: '[100 g, 1 kg]',
    seller:
      '{ name: Aaji’s Pickles, address: "12 MG Road, Pune 411001", registrations: [{ name: FSSAI, number: "12345678901234" }] }',
    delivery: '{ processing: { least: 1, most: 2 }, shipping: { least: 1, most: 2 } }',
    calendar:
      '{ rests: [Sunday], closes: 18:00, closed: [{ from: 2027-10-28, to: 2027-11-02, text: Happy Diwali! We cook again on Wednesday. }] }',
    shipping: `
  zones:
    - { name: Pune, postcodes: ['411'], charge: 0.00, payments: [Cash on delivery, UPI] }
    - { name: Maharashtra, states: [Maharashtra], charge: 60.00, freeFrom: 1500.00, payments: [UPI], without: [non-veg] }
    - { name: Rest of India, charge: 90.00, payments: [UPI], without: [non-veg], days: { least: 3, most: 5 } }`,
  }),
  ...product('01-green-tea', 'name: Lemon Pickle', 'price: 160.00', 'facts: { diet: veg }'),
  ...product(
    '02-black-tea',
    'name: Chicken Pickle',
    'price: 320.00',
    'facts: { diet: non-veg, allergens: Mustard }',
  ),
  ...product('03-masala', 'name: Goda Masala', 'price: 105.00', 'tax: 5', 'facts: { diet: veg }'),
  ...product(
    '04-mango-pickle',
    'name: Mango Pickle',
    'price: 180.00',
    'facts: { diet: veg, allergens: "Mustard, sesame" }',
    'sizes:',
    '  - { label: 250 g, number: 4, netQuantity: 250 g, mrp: 200.00 }',
    '  - { label: 500 g, number: 5, price: 340.00, netQuantity: 500 g, mrp: 380.00 }',
    '  - { label: 1 kg, number: 6, price: 640.00, netQuantity: 1 kg, mrp: 700.00 }',
  ),
];

/** A studio of ceramics in Porto, with charges for the islands, for Spain and for some of the European Union. */
export const porto: readonly Change[] = [
  settings({
    language: 'en-PT',
    currency: '{ code: EUR, locale: pt-PT, written: "{amount} €" }',
    orders:
      '{ channel: whatsapp, phone: +351 912 345 678, asks: [phone, city, { name: NIF, hint: For the invoice, digits: 9, optional: yes }] }',
    helpLinks: '[{ label: Complaints book, to: "https://www.livroreclamacoes.pt/inicio" }]',
    tax: '{ percent: 23, name: IVA, isIncluded: true }',
    delivery: '{ processing: { least: 1, most: 2 }, shipping: { least: 1, most: 3 } }',
    calendar: '{ rests: [Saturday, Sunday] }',
    payments: '[{ name: MB WAY }, { name: Bank transfer }]',
    shipping: `
  zones:
    - { name: Madeira, countries: [PT], postcodes: ['90', '91', '92', '93', '94'], charge: 8.90 }
    - { name: Azores, countries: [PT], postcodes: ['95', '96', '97', '98', '99'], charge: 8.90 }
    - { name: Mainland, countries: [PT], charge: 4.90, freeFrom: 75.00 }
    - { name: Spain, countries: [ES], charge: 9.90, payments: [Bank transfer], days: { least: 3, most: 6 } }
    - { name: European Union, countries: [FR, DE, IT], charge: 14.90, payments: [Bank transfer], without: [Fragile] }`,
  }),
  ...product('01-green-tea', 'name: Bowl', 'price: 36.90'),
  ...product(
    '02-black-tea',
    'name: Moon Jar',
    'processing: { least: 10, most: 15 }',
    'price: 120.00',
    'facts: { more: [{ name: Care, text: Fragile }] }',
  ),
  ...product('03-book', 'name: Book of Glazes', 'price: 21.20', 'tax: 6'),
];
