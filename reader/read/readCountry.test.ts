import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipTo, toBuyer } from '#ordering/buyer.ts';
import { plainPhone } from '#ordering/plainField.ts';
import { plainPostcode, statesOf } from '#ordering/place.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { addedTaxOf, placeOf, readCountry } from './readCountry.ts';
import { smallShop } from './smallShop.testing.ts';

const files = await smallShop();

function place(code: string, settings: Parameters<typeof placeOf>[1] = {}, ...languages: string[]) {
  const { content, problems } = readCountry(files, code);
  expect(problems).toEqual([]);
  return placeOf({ ...content, code }, settings, languages);
}

/** Whether a field with this pattern takes a text, as browsers read a pattern. */
const takes = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

function takesPhone(country: string, typed: string): boolean {
  const { phone } = place(country);
  return takes(phone.pattern, plainPhone(typed, phone.prefix, phone.code));
}

/** Digits as they are typed and pasted: of any script, and with signs that nobody sees, dashes and blanks anywhere. */
const typedAs = (digits: string) => {
  const between = fc.stringMatching(
    /^[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Pd}\u2212\s.]{0,2}$/u,
  );
  const zeros = fc.constantFrom(0x30, 0x660, 0x966, 0x9e6, 0xbe6, 0xff10, 0x1d7ce);
  const digit = (each: string) => zeros.map((zero) => String.fromCodePoint(zero + Number(each)));
  return fc
    .tuple(...Array.from(digits, (each) => fc.tuple(between, digit(each))), between)
    .map((parts) => parts.flat().join(''));
};

test.each([
  ['DE', 'mail', false, 19],
  ['DE', 'mail', true, undefined],
  ['DE', 'demonstration', false, undefined],
  ['CA', 'mail', false, undefined],
  ['US', 'mail', false, undefined],
] as const)(
  '16.70 in %s, of a shop with orders by %s whose prices have the tax (%s), services want %s % more',
  (code, channel, isIncluded, percent) => {
    const { content } = readCountry(files, code);
    const tax = { name: 'Tax', percent: 19, isIncluded };
    expect(addedTaxOf({ ...content }, { orders: { channel }, tax })).toBe(percent);
  },
);

describe('The phone number of a buyer', () => {
  test.each([
    ['IN', '98765 43210'],
    ['IN', '+91 98765 43210'],
    ['IN', '91-98765-43210'],
    ['IN', '098765 43210'],
    ['IN', ' (+91) 98765.43210 '],
    ['IN', '+44 7400 123456'],
    ['PT', '912 345 678'],
    ['PT', '00351 912 345 678'],
    ['PT', '0034 612 345 678'],
    ['GB', '07400 123456'],
    ['DE', '0151 23456789'],
    ['IE', '085 012 3456'],
    ['US', '(201) 555-0123'],
    ['NL', '06 12345678'],
    ['XX', '+201 555 0123'],
  ])('a shop in %s takes %j', (country, typed) => {
    expect(takesPhone(country, typed)).toBe(true);
  });

  test.each([
    ['IN', '98765 4321'],
    ['IN', '98765 432101'],
    ['IN', '58765 43210'],
    ['IN', '+91 98765 4321'],
    ['IN', 'asha'],
    ['IN', ''],
    ['IE', '+353 85 012 345'],
    ['PT', '223 456 789'],
    ['PT', '612 345 678'],
  ])('a shop in %s asks again for %j', (country, typed) => {
    expect(takesPhone(country, typed)).toBe(false);
  });

  test.each(['612 345 678', '+34 612 345 678', '0034612345678', '+34612345678'])(
    'of another country has its code, typed as %j',
    (typed) => {
      const { content } = readCountry(files, 'ES');
      const { phone } = placeOf({ ...content, code: 'ES' }, {}, ['en'], true);
      const written = plainPhone(typed, phone.prefix, phone.code);
      expect(written).toBe('+34612345678');
      expect(takes(phone.pattern, written)).toBe(true);
    },
  );

  test('whatever signs, blanks and scripts it is typed in, the same digits are taken', () => {
    const { phone } = place('IN');
    const before = fc.constantFrom('', '0', '91', '+91', '＋91', '0091', '+91 0', '(+91) ');
    const number = fc.stringMatching(/^[6-9]\d{9}$/);
    const typed = number.chain((digits) => fc.tuple(fc.constant(digits), before, typedAs(digits)));
    fc.assert(
      fc.property(typed, ([digits, start, text]) => {
        expect(takes(phone.pattern, plainPhone(start + text, phone.prefix, phone.code))).toBe(true);
        expect(plainPhone(start + text, phone.prefix, phone.code)).toBe(digits);
      }),
    );
    expect(phone.example).toBe('+91 81234 56789');
  });
});

const regionsOf = (names: readonly string[]) => ({
  name: 'State',
  list: names.map((name) => ({ name })),
});

describe('A postcode', () => {
  test.each([
    ['PT', '4050-180', '4050-180'],
    ['PT', ' 4050 180', '4050-180'],
    ['PT', '4050180', '4050-180'],
    ['IN', '411 001', '411001'],
    ['DE', '10115', '10115'],
    ['US', '94103', '94103'],
    ['US', '941031234', '94103-1234'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    // No shop sends to Antarctica, so it gets no file.
    ['AQ', 'biqq 1zz', 'biqq 1zz'],
  ])('of %s typed as %j is %j', (country, typed, written) => {
    const { postcode } = place(country);
    expect(plainPostcode(typed, postcode)).toBe(written);
    expect(takes(postcode.pattern ?? '.+', written)).toBe(true);
  });

  test.each([
    ['PT', '4050'],
    ['PT', '28009'],
    ['IN', '016001'],
    ['IN', '41600'],
    ['GB', '411001'],
    ['DE', '1011'],
  ])('of %s is not %j', (country, typed) => {
    const { postcode } = place(country);
    expect(takes(postcode.pattern ?? '.+', plainPostcode(typed, postcode))).toBe(false);
  });

  test.each([
    ['AE', true],
    ['QA', true],
    ['IE', undefined],
  ])('15.11 none is asked for in %s: %s', (country, isNone) => {
    expect(place(country).postcode.isNone).toBe(isNone);
  });

  test('has the form and the name that the shop says, else those of its country', () => {
    const ofShop = (postcode: NonNullable<Settings['orders']>['postcode']) =>
      place('PT', { orders: { channel: 'mail', postcode } });
    expect(ofShop({ name: 'CP', form: '99999' }).postcode).toMatchObject({
      name: 'CP',
      example: '12345',
    });
    expect(place('PT').postcode.example).toBe('1234-567');
    expect(place('GB').postcode.example).toBe('AB1 2CD');
    expect(place('IN', {}, 'hi').postcode.name).toBe('पिन कोड');
    expect(place('IN', {}, 'ml', 'en').postcode.name, 'of the first language').toBe('PIN code');
    expect(place('PT').postcode.name).toBeUndefined();
  });

  test('whatever signs, blanks and scripts it is typed in, it has the same digits and state', () => {
    const named = ['दिल्ली', 'Orissa', 'Pondicherry', 'उत्तराखंड', 'J & K', 'महाराष्ट्र'];
    const other = place('IN', { regions: regionsOf(named) });
    const found = ['110001', '751001', '605001', '248001', '190001', '411001'];
    expect(found.map((code) => statesOf(code, other, named)[0])).toEqual([
      'दिल्ली',
      'Orissa',
      'Pondicherry',
      'उत्तराखंड',
      'J & K',
      'महाराष्ट्र',
    ]);
    const india = place('IN', { regions: regionsOf(['Maharashtra']) });
    fc.assert(
      fc.property(typedAs('411001'), (typed) => {
        expect(plainPostcode(typed, india.postcode)).toBe('411001');
        expect(statesOf(typed, india, ['Maharashtra'])).toEqual(['Maharashtra']);
      }),
    );
  });
});

describe('The state of a PIN code', () => {
  const list = Object.keys(readCountry(files, 'IN').content?.regions?.list ?? {});
  const india = place('IN', { regions: regionsOf(list) });
  const statesIn = (pin: string) => statesOf(pin, india, list);

  const capitals = `110001 Delhi, 122001 Haryana, 143001 Punjab, 171001 Himachal Pradesh,
190001 Jammu and Kashmir, 194101 Ladakh, 226001 Uttar Pradesh, 248001 Uttarakhand,
302001 Rajasthan, 380001 Gujarat, 403001 Goa, 416001 Maharashtra, 462001 Madhya Pradesh,
492001 Chhattisgarh, 500001 Telangana, 520001 Andhra Pradesh, 560001 Karnataka,
600001 Tamil Nadu, 695001 Kerala, 682016 Kerala, 682555 Lakshadweep, 700001 West Bengal, 737101 Sikkim,
744101 Andaman and Nicobar Islands, 751001 Odisha, 781001 Assam, 791111 Arunachal Pradesh,
793001 Meghalaya, 795001 Manipur, 796001 Mizoram, 797001 Nagaland, 799001 Tripura,
800001 Bihar, 834001 Jharkhand`;
  test.each(capitals.split(/,\s/).map((line) => [line.slice(0, 6), line.slice(7)] as const))(
    '%s is in %s',
    (pin, state) => {
      expect(statesIn(pin)).toEqual([state]);
    },
  );

  test('near a border it may be in both', () => {
    expect(statesIn('160017')).toEqual(['Chandigarh', 'Punjab']);
    expect(statesIn('605001')).toEqual(['Puducherry', 'Tamil Nadu']);
  });

  test.each(['41600', '016001', '4160011', '999999', 'Pune', ''])('%j is in none', (pin) => {
    expect(statesIn(pin)).toEqual([]);
  });

  test('a shop’s own list may be shorter, and write a name in its own way', () => {
    const list = ['Jammu & Kashmir', 'punjab'];
    const states = place('IN', { regions: regionsOf(list) });
    expect(statesOf('190001', states, list)).toEqual(['Jammu & Kashmir']);
    expect(statesOf('160017', states, list), 'Chandigarh is not listed').toEqual(['', 'punjab']);
    expect(statesOf('400001', states, list)).toEqual(['']);
  });
});

describe('An address', () => {
  const buyer = toBuyer({
    name: 'Ana',
    address: 'Rua 1',
    landmark: 'Mercado',
    postcode: '4050-180',
    city: 'Porto',
    region: 'Norte',
    phone: '912345678',
    'own:NIF': '509442013',
    'own:VAT': '',
  });
  const whom = ['Ana', 'Rua 1', 'Mercado'];
  const last = ['912345678', 'NIF: 509442013'];

  test.each([
    ['PT', ['4050-180 Porto', 'Norte']],
    ['IN', ['Porto 4050-180', 'Norte']],
    ['GB', ['Porto', '4050-180', 'Norte']],
    ['US', ['Porto, Norte 4050-180']],
    ['XX', ['Porto', '4050-180', 'Norte']],
  ])('of %s has the lines of its country', (country, lines) => {
    expect(shipTo(buyer, place(country).lines)).toEqual([...whom, ...lines, ...last]);
  });

  test('has no sign beside a field that is empty', () => {
    const { lines } = place('US');
    expect(shipTo(toBuyer({ region: 'CA', postcode: '94103' }), lines)).toEqual(['CA 94103']);
    expect(shipTo(toBuyer({ city: 'Ojai' }), lines)).toEqual(['Ojai']);
    expect(shipTo(toBuyer({ name: '田中' }), ['{name} 様', '〒{postcode} (Japan)'])).toEqual([
      '田中 様',
    ]);
  });

  test('of Japan begins with the postcode', () => {
    expect(shipTo(buyer, place('JP').lines).slice(0, 2)).toEqual(['〒4050-180', 'Norte']);
  });
});

test('a shop’s own file of a country replaces that of the software, and its mistakes are said', () => {
  const read = (text: string) =>
    readCountry({ ...files, names: ['countries/PT.yaml'], read: () => Buffer.from(text) }, 'PT');
  expect(read('mobile: 9\\d{8}\n').content).toEqual({ mobile: '9\\d{8}' });
  expect(read('postcode: { form: four }\n').problems).toMatchObject([
    { line: 1, field: 'postcode.form', message: expect.stringContaining('is “four”, but must be') },
  ]);
  expect(read("mobile: '5['\n").problems).toMatchObject([
    { field: 'mobile', message: expect.stringContaining('which cannot be read as a pattern') },
  ]);
  expect(read("address: ['{name}', '{county} {city}']\n").problems).toMatchObject([
    { message: expect.stringMatching(/^has \{county\}, but must have only \{name\} /) },
  ]);
  // What its lines leave out is still in the order.
  const { content } = read("address: ['{name}', '{postcode} {city}']\n");
  const { lines } = placeOf({ ...content, code: 'PT' }, {}, ['pt']);
  expect(lines.slice(0, 4)).toEqual(['{name}', '{address}', '{area}', '{landmark}']);
});
