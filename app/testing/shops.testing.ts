import { pune } from '#reader/read/sellers.testing.ts';
import { type Change, aPicture, settings } from '#reader/read/smallShop.testing.ts';

const inIndia = {
  language: 'en-IN',
  currency: '{ code: INR, locale: en-IN, written: "Rs. {amount}" }',
  contact: '{ phone: +91 98765 43210, phoneName: Phone, email: hello@leafandcup.shop }',
  regions: '{ name: State, list: [Delhi, Gujarat, Maharashtra] }',
  tax: '{ percent: 10, name: Estimated Tax, isIncluded: false }',
};

const picture = await aPicture(800, 1000);

/** Teas 11 to 22: with the first two they are more than a short list has. */
const furtherTeas: readonly Change[] = [...Array(12).keys()].flatMap((index) => {
  const folder = `products/${index + 11}-tea`;
  const content = `name: Tea ${index + 11}
price: ${index + 11}.00
${['tag: New', 'tag: Sale', ''][index % 3]}
facts: { material: ${['White leaf', 'Green leaf'][index % 2]}, origin: ${['China', 'India', 'Japan'][index % 3]} }
alt: { primary: A tin }
`;
  return [
    { file: `${folder}/product.yaml`, content },
    { file: `${folder}/primary.webp`, content: picture },
  ];
});

const sizes = `sizes:
  - { label: 50 g, number: 1 }
  - { label: 100 g, number: 3, price: 15.00, stock: 5 }
  - { label: 1 kg, number: 4, price: 90.00, availability: out of stock }
`;

const gone = (file: string): Change => ({ file, content: undefined });
const withoutBlackTea: readonly Change[] = [
  ...['product.yaml', 'primary.avif', 'secondary.webp'].map((name) =>
    gone(`products/02-black-tea/${name}`),
  ),
  { file: 'words.yaml', from: 'products/02-black-tea/primary', to: 'cup' },
];
/** A slide as a new shop has it: without a picture and a text of its own. */
const ownHero: readonly Change[] = [
  { file: 'home.yaml', from: 'parts:', to: 'slideText: beside\nparts:' },
  {
    file: 'home.yaml',
    from: `        text: Picked by hand.
        action: { label: See it, to: /product/1 }
        picture: field
        portrait: cup
`,
    to: '        action: { label: See it, to: /products }\n',
  },
];

const dayless = '{ least: 0, most: 0 }';
/** Cakes with a name, for a day; same-day before 11:00, not on Sundays. */
const bakery: readonly Change[] = [
  settings({
    ...inIndia,
    timeZone: 'Asia/Kolkata',
    orders:
      '{ channel: whatsapp, phone: +91 98765 43210, asks: [phone, { name: Day of delivery, kind: date, most: 60 }, { name: Part of the day, choices: [{ name: Morning }, { name: Evening }] }] }',
    calendar: '{ closes: 11:00, rests: [Sunday] }',
    delivery: `{ processing: ${dayless}, shipping: ${dayless} }`,
    payments: '[{ name: UPI }]',
  }),
  {
    file: 'products/01-green-tea/product.yaml',
    from: 'tag: Sale\n',
    to: `tag: Sale
asks:
  - { name: Name on the cake, most: 12 }
  - name: Candles
    choices: [{ name: None }, { name: Gold, price: 1.50 }]
  - { name: Guests, kind: number, least: 2, most: 30, optional: yes }
`,
  },
  {
    file: 'products/02-black-tea/product.yaml',
    from: 'name: Black Tea\n',
    to: `name: Black Tea
processing: { least: 2, most: 2 }
asks: [{ name: Day, kind: date }]
`,
  },
];

/**
 * The shops of the tests of components. A test is in the shop that its file names, `HandedOver.single.test.tsx`;
 * `Cart.test.tsx` is in `orders`, which has what a shop can have.
 */
export const shops: Readonly<Record<string, readonly Change[]>> = {
  orders: [
    settings({
      ...inIndia,
      orders:
        '{ channel: whatsapp, phone: +91 98765 43210, asks: [phone, landmark, city, note, { name: NIF, digits: 9, hint: For the invoice., optional: yes }] }',
      shipping:
        '{ zones: [{ name: Maharashtra, states: [Maharashtra], charge: 29.00 }, { name: Rest of India, charge: 49.00 }] }',
      payments:
        '[{ name: Cash on delivery, charge: 50.00, upTo: 900.00 }, { name: Bank transfer, text: In the chat., upTo: 2000.00 }]',
      minimumOrder: '15.00',
      offers: '[{ name: Ten percent, from: 100.00, percent: 10, until: 2026-11-24 }]',
      filters: '[material, origin]',
    }),
    { file: 'products/01-green-tea/product.yaml', from: 'tag: Sale\n', to: `tag: Sale\n${sizes}` },
    ...furtherTeas,
  ],
  demonstration: [
    settings({
      ...inIndia,
      orders: '{ channel: demonstration }',
      payments: '[{ name: Credit card }, { name: Debit card }, { name: UPI }]',
    }),
  ],
  hosted: [
    settings({
      ...inIndia,
      orders: '{ channel: hosted, address: "https://store.example/cart/{id}:{quantity}" }',
      // Nobody knows the states of its postcodes.
      regions: '{ name: State, list: [Texas, Utah] }',
      shipping:
        '{ country: US, zones: [{ name: Texas, states: [Texas], charge: 49.00 }, { name: Elsewhere, charge: 299.00 }] }',
    }),
  ],
  /** Of one product, ordered by mail. */
  single: [
    settings({
      ...inIndia,
      fit: 'whole',
      tax: 'none',
      orders: '{ channel: mail, email: orders@leafandcup.shop }',
      calendar:
        '{ closed: [{ from: 2026-11-20, to: 2026-12-20, text: We are on a long holiday. }] }',
    }),
    { file: 'products/01-green-tea/primary.jpg', content: await aPicture(1600, 900, 'jpeg') },
    gone('products/01-green-tea/secondary.png'),
    { file: 'products/01-green-tea/product.yaml', from: '  secondary: Leaves\n', to: '' },
    ...withoutBlackTea,
    ...ownHero,
  ],
  soon: [
    settings(inIndia),
    ...['product.yaml', 'primary.jpg', 'secondary.png'].map((name) =>
      gone(`products/01-green-tea/${name}`),
    ),
    ...withoutBlackTea,
    ...ownHero,
  ],
  bakery,
  pune,
};
