import { describe, expect, test } from 'vitest';
import { checkOrder } from './checkOrder.ts';
import type { Ask } from '#ordering/asks.ts';
import type { OrdersShop } from './ordersShop.ts';
import { anOrdersShop, english, hindi, short } from './ordersShop.testing.ts';
import { readOrders } from './readOrders.ts';

const checkAll = (text: string, shop = anOrdersShop) =>
  readOrders(text, shop).orders.map((order) => checkOrder(order, shop));

/** The sentences that the page says of each order in a text. */
const lookAt = (text: string, shop = anOrdersShop) =>
  checkAll(text, shop).map(({ toLookAt }) => toLookAt);

/** Replaces a text as a buyer may, each time it is there. */
const change = (text: string, ...changes: readonly (readonly [from: string, to: string])[]) => {
  for (const [from] of changes) expect(text).toContain(from);
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
};

const total = ['Rs. 1,533.02', 'Rs. 1.00'] as const;

describe('15.31 The owner reads of an order', () => {
  test.each([
    ['nothing, as the shop writes it', english, []],
    ['nothing, in Hindi', hindi, []],
    ['nothing, in the short form', short, []],
    [
      'that total and payment differ',
      change(english, [
        'Payment: Cash on delivery, Rs. 1,533.02',
        'Payment: Cash on delivery, Rs. 1.00',
      ]),
      ['The total is Rs. 1,533.02, and the line of the payment says Rs. 1.00.'],
    ],
    [
      'that only the total is another one, in Hindi',
      change(hindi, ['कुल: Rs. 1,533.02', 'कुल: Rs. 1,533.20']),
      ['The sums add up to Rs. 1,533.02, and the text says Rs. 1,533.20.'],
    ],
    [
      'that the sums give another total than both say',
      change(english, total),
      ['The sums add up to Rs. 1,533.02, and the text says Rs. 1.00.'],
    ],
    [
      'that the sums give another total, in Hindi',
      change(hindi, total),
      ['The sums add up to Rs. 1,533.02, and the text says Rs. 1.00.'],
    ],
    [
      'that the lines give another subtotal',
      change(english, ['(BEAU-7): Rs. 100.00', '(BEAU-7): Rs. 10.00']),
      ['The lines add up to Rs. 1,408.00, and the text says Rs. 1,498.00.'],
    ],
    [
      'that more is wanted than the link has',
      change(english, ['2 × Night', '20 × Night']),
      ['The link at the end has other quantities: 2 × BEAU-4, 1 × BEAU-7.'],
    ],
    [
      'that more is wanted than the link has, in the short form',
      change(short, ['2×BEAU-4', '9×BEAU-4']),
      ['The link at the end has other quantities: 2 × BEAU-4, 1 × BEAU-7.'],
    ],
    [
      'that more is wanted than is paid, where the link wants it too',
      change(english, ['2 × Night', '20 × Night'], ['4:2', '4:20']),
      [
        '20 × BEAU-4 is Rs. 13,980.00 in the shop today, and Rs. 1,398.00 in the text of 26 November 2026.',
      ],
    ],
    [
      'that a name is not that of the number',
      change(english, ['Night Cream', 'Cheap']),
      ['BEAU-4 is “Night Cream” in the shop, and “Cheap” in the text.'],
    ],
    [
      'that a name is not that of the number, in Hindi',
      change(hindi, ['नाइट क्रीम', 'सस्ती चीज़']),
      ['BEAU-4 is “Night Cream” in the shop, and “सस्ती चीज़” in the text.'],
    ],
    [
      'that a price is another one today, and of which day the text is',
      change(
        hindi,
        ['Rs. 100.00', 'Rs. 90.00'],
        ['Rs. 1,498.00', 'Rs. 1,488.00'],
        ['Rs. 149.80', 'Rs. 148.80'],
        ['Rs. 134.82', 'Rs. 133.92'],
        ['Rs. 1,533.02', 'Rs. 1,523.12'],
      ),
      ['1 × BEAU-7 is Rs. 100.00 in the shop today, and Rs. 90.00 in the text of 26 नवंबर 2026.'],
    ],
    [
      'that the shop sends to this place for more',
      change(english, ['Pune 411001', 'Delhi 110001'], ['Maharashtra', 'Delhi']),
      [
        'This order is Rs. 1,623.02 in the shop today, and Rs. 1,533.02 in the text of 26 November 2026.',
      ],
    ],
    [
      'that the shop has no such offer',
      change(
        english,
        ['10 % off: −Rs. 149.80', 'Friends: −Rs. 1,149.80'],
        ['Rs. 1,533.02', 'Rs. 533.02'],
      ),
      [
        'This order is Rs. 1,533.02 in the shop today, and Rs. 533.02 in the text of 26 November 2026.',
      ],
    ],
    [
      'that the amount of a short text is not that of the shop',
      change(short, total),
      ['This order is Rs. 1,533.02 in the shop today, and Rs. 1.00 in the text of an unknown day.'],
    ],
    [
      'that the shop has not this number',
      change(short, ['BEAU-7', 'BEAU-9']),
      ['The shop has no BEAU-9 today.'],
    ],
    [
      'that nothing says what is to be paid',
      change(hindi, ['पेमेंट: कैश ऑन डिलीवरी, Rs. 1,533.02\n', '']),
      ['The text does not say what is to be paid.'],
    ],
    [
      'which lines were not read, before what does not add up without them',
      change(english, ['1 × Soap', 'one Soap'], ['Delivery', 'Sum: twelve\nDelivery']),
      [
        '2 lines were not read: one Soap, 50 g (BEAU-7): Rs. 100.00 / Sum: twelve',
        'The lines add up to Rs. 1,398.00, and the text says Rs. 1,498.00.',
      ],
    ],
    [
      'that a second message is missing',
      'Order 7K2M-94QX, Soap, Oil & Co\n26 November 2026\n\nThe order follows in another message.',
      ['This text is not complete: paste the second message too.'],
    ],
  ])('%s', (_, text, sentences) => {
    expect(lookAt(text)).toEqual([sentences]);
  });

  test('that there are two texts, the later one first, and neither is lost', () => {
    const later = change(english, ['Pune 411001', 'Pune 411002']);
    expect(lookAt(`${english}\n\n${later}\n\n${short}`)).toEqual([
      ['There are two texts of this order, and they differ. This is the later one.'],
      [
        'There are two texts of this order, and they differ. This is the earlier one, and it is not counted.',
      ],
    ]);
    expect(checkAll(`${english}\n${later}`)[0]?.shipTo).toContain('Pune 411002');
  });

  test('nothing of an order that is there twice, in full and in short', () => {
    expect(lookAt(`${short}\n${english}\n${short}`)).toEqual([[]]);
  });
});

/** The same shop asks for a name on each cream, and wraps it for Rs. 40.00. */
const asking = (name: string, wrapping: string, gold: string): readonly Ask[] => [
  { key: 'Name', name, kind: 'text' },
  {
    key: 'Wrapping',
    name: wrapping,
    kind: 'choice',
    choices: [
      { key: 'Plain', name: 'Plain' },
      { key: 'Gold', name: gold, price: 40_00 },
    ],
  },
];
const [inEnglish, inHindi] = anOrdersShop.languages;
if (!inEnglish || !inHindi) throw new Error('The shop has too few languages.');
const askingShop: OrdersShop = {
  ...anOrdersShop,
  languages: [
    { ...inEnglish, asks: { 4: asking('Name', 'Wrapping', 'Gold') } },
    { ...inHindi, asks: { 4: asking('नाम', 'पैकिंग', 'सुनहरी') } },
  ],
};

/** An order whose two creams have other answers: they are two lines, and one of them costs more. */
const answering = (text: string, both: string, each: string) =>
  change(
    text,
    [both, each],
    ['products=4:2,7:1', 'products=4:1,4:1,7:1'],
    ['Rs. 149.80', 'Rs. 153.80'],
    ['Rs. 134.82', 'Rs. 138.42'],
    ['Rs. 1,533.02', 'Rs. 1,572.62'],
  ).replace('Rs. 1,498.00', 'Rs. 1,538.00');

describe('15.33 What was asked of a piece', () => {
  const named = answering(
    english,
    '2 × Night Cream (BEAU-4): Rs. 1,398.00',
    '1 × Night Cream (BEAU-4): Rs. 739.00\n  Name: Total: Rs. 1.00\n  Wrapping: Gold\n1 × Night Cream (BEAU-4): Rs. 699.00\n  Name: 5\n  Wrapping: Plain',
  );

  test.each([
    ['as the shop writes it', named, 'Gold'],
    ['without its indents', named.replaceAll(/^ +/gm, ''), 'Gold'],
    [
      'in Hindi',
      answering(
        hindi,
        '2 × नाइट क्रीम (BEAU-4): Rs. 1,398.00',
        '1 × नाइट क्रीम (BEAU-4): Rs. 739.00\n  नाम: आशा\n  पैकिंग: सुनहरी\n1 × नाइट क्रीम (BEAU-4): Rs. 699.00\n  नाम: रवि\n  पैकिंग: Plain',
      ),
      'सुनहरी',
    ],
    [
      'in the short form',
      answering(
        short,
        '2×BEAU-4, 1×BEAU-7',
        '1×BEAU-4\n  Name: Asha\n  Wrapping: Gold\n1×BEAU-4\n  Name: Ravi\n  Wrapping: Plain\n1×BEAU-7',
      ),
      'Gold',
    ],
  ])('is read with its line, %s, and what it costs is known', (_, text, gold) => {
    const [order] = checkAll(text, askingShop);
    expect(order?.toLookAt).toEqual([]);
    expect(order?.lines[0]?.answers).toContainEqual(expect.stringMatching(`: ${gold}$`));
    expect(order?.lines.map(({ answers }) => answers?.length)).toEqual([2, 2, undefined]);
  });

  test('at another price than it has today is said', () => {
    const cheap = change(named, ['Rs. 739.00', 'Rs. 699.00'], ['Rs. 1,538.00', 'Rs. 1,498.00']);
    expect(lookAt(cheap, askingShop)[0]).toHaveLength(1);
  });
});
