import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sayProblem } from '#reader/files/problem.ts';
import { readWithHints } from './readWithHints.ts';
import {
  type Change,
  aPicture,
  inHindi,
  setting,
  settings,
  smallShop,
} from '#reader/read/smallShop.testing.ts';

const product = 'products/01-green-tea/product.yaml';
const primary = 'products/01-green-tea/primary.jpg';
const picture = await aPicture(800, 1000);
const cutPicture = (await aPicture(800, 1000, 'jpeg')).subarray(0, -200);
const heic = readFileSync('e2e/desk/photo.heic');
const smallPicture = await aPicture(399, 500);
/** The primary and the secondary picture are there already. */
const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.jpg`);
const gone = (file: string): Change => ({ file, content: undefined });
const mint = (folder: string): readonly Change[] => [
  {
    file: `products/${folder}/product.yaml`,
    content: 'name: Mint\nprice: 7.00\nalt: { primary: A tin }\n',
  },
  { file: `products/${folder}/primary.webp`, content: picture },
];

/** By file: what an owner replaces, by what, and what is then said about the file. */
type Mistakes = Readonly<
  Record<string, readonly (readonly [from: string, to: string, ...said: string[]])[]>
>;

// oxfmt-ignore
const mistakes: Mistakes = {
  'products/01-green-tea/product.yaml': [
    ['Green Tea', 'Green <b>Tea</b>', 'line 1: name has HTML, such as <b>: remove it'],
    ['tag: Sale', 'hidden: true', 'line 4: hidden is not a field of this file: nothing is hidden: write availability: out of stock, or move the product’s folder out of products'],
    ['tag: Sale', 'fabric: Silk', 'line 4: fabric is not a field of this file: write it in facts as material'],
    ['tag: Sale', 'care: Wash by hand', 'line 4: care is not a field of this file: write it in facts'],
    ['8.50', '८५०', 'line 2: price is “८५०”, but must be a number without the currency, as in 699.00'],
    ['tag: Sale', 'category: green, black', 'line 4: category is “green, black”, but a product has one category: choose one of them'],
    ['tag: Sale', 'questions: [Hot?, Cold?]', 'line 4: questions 1 is “Hot?”, but must be a group, with these fields in lines of their own below it: question, answer'],
    ['8.50', '0.00', 'line 2: price is 0.00, less than € 2.00: correct it, or lower leastPrice in settings/technical.yaml'],
    ['price: 8.50\n', '', 'line 1: price is missing: add the price, such as 699.00'],
    ['9.90', '8.50', 'line 3: oldPrice is 8.50, but must be more than the price, 8.50: raise it, or remove it'],
    ['Sale', 'Sold out', 'line 4: tag is “Sold out”, which is not known: use one of Sale, New'],
    ['tag: Sale', 'availability: from 2026-02-30', 'line 4: availability is “from 2026-02-30”, but there is no such day: write year, month and day, as in from 2026-12-01'],
    ['tag: Sale', 'facts: { mrp: 8.00 }', 'line 4: facts.mrp is 8.00, but a product may not cost more than its maximum retail price, and the price is 8.50: correct one of them'],
    ['tag: Sale', 'sizes:\n  - { label: 50 g, number: 1 }', 'line 4: sizes must have at least 2, but has 1'],
    ['tag: Sale', 'description: |\n  A tea.\n\n  Mild.<br>Fresh.', 'line 7: description has HTML, “<br>”: remove it, or write **bold**, *emphasis* and [links](/products)'],
    ['tag: Sale', 'description: "- mild"', 'line 4: description must begin with a sentence, which lists and search engines show'],
    ['tag: Sale', 'gtin: 4006381333932', 'line 4: gtin is “4006381333932”, but its last digit would have to be 1: read the number below the barcode again'],
    ['tag: Sale', 'gtin: 4 006381 333931', 'line 4: gtin is “4 006381 333931”, but must be 8, 12, 13 or 14 digits, without spaces'],
    ['oldPrice', 'oldprice', 'line 3: oldprice is not a field of this file: did you mean oldPrice?'],
    ['Green Tea', '""', 'line 1: name is empty: add the product’s name'],
    ['Green Tea', 'T'.repeat(81), 'line 1: name has 81 characters, but at most 80 fit: shorten it'],
    ['tag: Sale', `howToUse: ${'T'.repeat(1001)}`, 'line 4: howToUse has 1001 characters, but at most 1000 fit: shorten it, or put the rest on a page of your own'],
    ['tag: Sale', 'sizes:\n  - { label: 50 g, number: 7, price: 1,299.00 }\n  - { label: 100 g, number: 1 }', 'line 5: sizes 1, 299.00 is not a field of this file: a comma between braces begins a new field: write the price without it'],
    ['  primary: A green tin\n', '', 'line 5: alt.primary is missing: add what the picture shows, for people who cannot see it'],
    ['tag: Sale', 'facts: Steel', 'line 4: facts is “Steel”, but must be a group, with these fields in lines of their own below it: diet, allergens, bestBefore, material, care, maker, origin, mrpIncludesTaxes, customerCare, more, netQuantity, measures, weight, mrp'],
    ['tag: Sale', 'tag: Sale\ntag: New', 'line 5: this field is in the file twice: remove one of the two'],
    ['Green Tea', 'Tea: green', 'line 1: a text that contains a colon must be in quotation marks, or the next line begins in the wrong column'],
    ['Green Tea', '"Green Tea', 'line 1: a quotation mark or a bracket is opened here or below, and not closed'],
    ['  primary', '	primary', 'line 6: the line begins with a tab: begin it with spaces'],
    ['price: 8.50', 'price:8.50', 'line 2: put a space after the colon, and begin each line with its field, or with two spaces where a text goes on'],
    ['Green Tea', '*Green Tea*', 'line 1: a text cannot begin with * or go on after quotation marks: put the text in quotation marks'],
    ['Green Tea', "'Aaji's Tea'", 'line 1: an apostrophe ends a text that begins with one: put the text in double quotation marks, as in "Aaji\'s Pickles"'],
    ['Green Tea', '@Green', 'line 1: a text cannot begin with @, % or a backtick: put the text in quotation marks'],
    ['Green Tea', 'Green Tea #1', 'line 1: name ends before #, which begins a comment: put the text in quotation marks'],
    ['tag: Sale', 'attributes: [silver]', 'line 4: attributes is not a field of this file: name the fact in filters of settings/range.yaml, as in filters: [material], and write its values in facts of each product.yaml, as in material: Silver, moonstone'],
    ['tag: Sale', 'keywords: silver, moonstone', 'line 4: keywords is “silver, moonstone”, but must be a list, with a dash before each entry'],
  ],
  'settings/shop.yaml': [
    ['hello@leafandcup.shop', 'hello@gmail.con', 'line 8: contact.email is “hello@gmail.con”, but no address ends so: did you mean .com?'],
    ['site: https://leafandcup.shop', 'site: https://www.instagram.com/leaf', 'line 13: site is “https://www.instagram.com/leaf”, which is the address of a profile, and not of your shop: leave it empty for now, or write the shop’s own'],
    ['', 'seller: { name: Leaf, address: Galway, grievance: { name: Asha } }\n', 'line 1: seller.grievance cannot be reached: add phone or email'],
    ['hello@leafandcup.shop', 'orders at leafandcup.shop', 'line 8: contact.email is “orders at leafandcup.shop”, but must be the e-mail address, such as hello@shop.example'],
    ['+353 1 234 5678', '+91 98765 4321', 'line 6: contact.phone is “+91 98765 4321”, but no number of this country has these digits: one may be missing, or there is an extra 0 after the code'],
  ],
  'settings/technical.yaml': [
    ['€ {amount}', '₹ {amount}', 'line 5: currency.written is “₹ {amount}”, but the sign of EUR is €: correct one of them'],
    ['cardMarks: [Visa]', 'cardMarks: [Visa]\ncodFee: 50', 'line 9: codFee is not a field of this file: write it in payments, as the charge of that way to pay'],
    ['code: EUR', 'code: EUX', 'line 3: currency.code is EUX, which is not a currency'],
    ['code: EUR', 'code: KWD', 'line 3: currency.code is KWD, but this software writes prices with two decimals or with none: use another currency'],
    ['[Visa]', '[Visa, Maestro]', 'line 8: cardMarks 2 is “Maestro”, but there is no drawing tea/cards/maestro.svg: save one, 52 × 34, or remove the name'],
    ['', 'timeZone: Asia/Kochi\n', 'line 1: timeZone is “Asia/Kochi”, but there is no such time zone'],
    ['cardMarks: [Visa]', 'cardMarks: Visa', 'line 8: cardMarks is “Visa”, but must be a list, with a dash before each entry'],
    ['cardMarks: [Visa]', 'cardMarks: [Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa]', 'line 8: cardMarks must have at most 8, but has 9'],
  ],
  'settings/menu.yaml': [
    ['to: /products', 'to: http://tea.shop', 'line 4: menu 2, to is “http://tea.shop”, but must be a page of this shop and begin with /, or begin with https://'],
  ],
  'settings/orders.yaml': [
    ['{ name: Card }', '{ name: Card, from: 5000, upTo: 300 }', 'line 3: payments 1, upTo is less than from, so this way to pay is never offered: correct one of them'],
    ['channel: mail, email: orders@leafandcup.shop', 'channel: whatsapp', 'line 2: orders.phone is missing, and the channel whatsapp needs it: add the WhatsApp number that orders are sent to, with the code of the country, such as +91 98765 43210'],
    ['orders@leafandcup.shop', 'orders@leafandcup.shop, asks: [phne]', 'line 2: orders.asks 1, field is “phne”, which is not known: did you mean phone?'],
    ['orders@leafandcup.shop', 'orders@leafandcup.shop, asks: [phone, { hint: For the invoice }]', 'line 2: orders.asks 2 must have field or name: field for one that the shop knows, name for one of your own'],
    ['orders@leafandcup.shop', 'orders@leafandcup.shop, postcode: { form: four }', 'line 2: orders.postcode.form is “four”, but must be how it is written, such as 99999 or 9999-999'],
    ['orders@leafandcup.shop', 'orders@leafandcup.shop, asks: [note]', 'line 2: orders.asks has neither phone nor email, so you could not reach a buyer: add one of them'],
  ],
  'settings/range.yaml': [
    ['', 'categories: [{ slug: Green Teas, name: Green, description: Green teas. }]\n', 'line 1: categories 1, slug is “Green Teas”, but must be in small letters, digits and dashes, as in green-teas'],
  ],
  'settings/delivery.yaml': [
    ['', 'shipping: { zones: [{ name: South, payments: [Cards], charge: 9.90 }] }\n', 'line 1: shipping.zones 1, payments 1 is “Cards”, which is none of the ways to pay of settings/orders.yaml: did you mean Card?'],
    ['list: [Cork, Dublin]', 'list: { Cork: Dublin }\nshipping: { zones: [{ name: South, states: [Cork], charge: 9.90 }] }', 'line 4: regions.list is a list or a group, but must be a list, with a dash before each entry'],
    ['', 'shipping: { zones: [{ name: South, states: [Corc], charge: 9.90 }] }\n', 'line 1: shipping.zones 1, states 1 is “Corc”, which is none of the regions of settings/delivery.yaml: did you mean Cork?'],
    ['', 'delivery: { processing: { least: 2, most: 1 }, shipping: { least: 1, most: 2 } }\n', 'line 1: delivery.processing.most is 1, less than least, 2: correct one of them'],
    ['', 'shipping: { zones: [{ name: South, postcodes: [400-001], charge: 9.90 }] }\n', 'line 1: shipping.zones 1, postcodes 1 is “400-001”, which ends before it begins: write the first postcode first, and a single one without a dash'],
    ['', 'shipping: { zones: [{ name: All, charge: 5 }, { name: Cork, states: [Cork], charge: 0 }] }\n', 'line 1: shipping.zones 1, name is All, which has all places, so no order is ever in a zone after it: write it last, or name its places'],
  ],
  'settings/holidays.yaml': [
    ['', 'calendar: { rests: [Sundays] }\n', 'line 1: calendar.rests 1 is “Sundays”, which is not known: did you mean Sunday?'],
    ['', 'offers: [{ name: Diwali, percent: 10, amount: 5.00 }]\n', 'line 1: offers 1 has more than one of percent, amount, pay and freeShipping: write one of them'],
    ['', 'offers: [{ name: Three, pay: 2 }]\n', 'line 1: offers 1, pay must be less than count: take 3, pay for 2 is count: 3, pay: 2'],
    ['', 'offers: [{ name: Diwali, percent: 10, until: 2026-02-30 }]\n', 'line 1: offers 1, until is “2026-02-30”, but there is no such day'],
    ['', 'calendar: { closed: [{ from: 2026-12-31, to: 2026-12-24, text: We are away. }] }\n', 'line 1: calendar.closed 1 ends before it begins: correct one of the days'],
    ['', 'calendar: { closed: [{ from: 2026-12-31, to: 2029-12-24 }] }\n', 'line 1: calendar.closed 1 is longer than a year: write its last day'],
  ],
  'settings/tax.yaml': [
    ['tax:', '|\n tax:', 'line 1: is “tax:”, but must be a group, with these fields in lines of their own below it: tax, facts, returns, confirmed'],
    ['  name: Contained VAT', '  name: none', 'line 3: tax.percent is there, but the name is none: remove it, or say what the tax is called'],
    ['  percent: 23\n  name: Contained VAT\n  isIncluded: true', '  name: VAT', 'line 2: tax.isIncluded is missing: add whether the prices contain the tax, or write tax: none'],
    ['  percent: 23\n  name: Contained VAT\n  isIncluded: true', '  name: VAT\n  isIncluded: false', 'line 2: tax.percent is missing: add the tax in percent, which the checkout adds, or write isIncluded: yes'],
  ],
  'theme.yaml': [
    ["'#8a2f1d'", 'green', 'line 4: colours.brand.light is “green”, but must be a colour, such as #336699'],
    ['#1b1b1b', '#bbbbbb', 'line 3: colours.ink.light is #bbbbbb, and its contrast to paper, #ffffff, is 1.9, but 4.5 is needed to read text: the nearest colour that has it is #767676'],
    ["'#1b1b1b'", '#1b1b1b', "line 3: a colour must be in quotation marks, as in '#336699'"],
    ['font: eczar', 'font: mukta', "line 12: typefaces.headings.font is mukta, which is neither installed nor in the shop's folder: npm install --save-dev @fontsource-variable/mukta, or put the file at fonts/mukta.woff2"],
  ],
  'home.yaml': [
    ['parts:', 'hero: []\nparts:', 'line 2: hero is not a field of this file: write it in parts, after a dash'],
    ['        picture: field\n', '', 'line 4: parts 1, hero 1, picture is missing: add the wide picture of the slide, or write slideText: beside'],
    ['- banners:', '- banner:', 'line 12: parts 3, banner is not a field of this file: did you mean banners?'],
    ['  - featured', '    featured', 'line 3: parts 1 is hero and featured in one: write a dash before each of them'],
  ],
  'contact.yaml': [
    ['cup', 'cups', 'line 4: picture is cups, but there is no picture cups: use cup, or save it as tea/pictures/cups.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide'],
  ],
  'wordmark.svg': [
    ['</svg>', '', 'is not an SVG drawing: save it as SVG'],
    ['viewBox="0 0 64 8"', '', 'has no viewBox: save it with one, as in viewBox="0 0 640 80"'],
  ],
};

/** The same in a shop that is in Hindi too; each text there is that of the first language. */
// oxfmt-ignore
const translationMistakes: Mistakes = {
  'settings/menu.yaml': [
    ['[en, hi]', '[en, hl]', 'line 8: languages 2 is “hl”, but there is no language with these letters: correct them'],
    ['[en, hi]', '[hi]', 'line 8: languages 1 is “hi”, but the first one must be en, since language is en-IE'],
  ],
  'hi/home.yaml': [
    ['title: Spring', 'titel: Spring', 'line 8: parts 1, hero 1, titel is not a text of home.yaml: did you mean parts 1, hero 1, title?'],
  ],
  'hi/settings/delivery.yaml': [
    ['    - key: Cork\n      name: Cork\n', '    - key: Cork\n      nam: Cork\n', 'line 5: regions.list 1, nam is not a text of settings/delivery.yaml: did you mean regions.list 1, name?'],
  ],
  'hi/products/01-green-tea/product.yaml': [
    ['name:', 'description: D\nname:', 'line 1: description is not a text of products/01-green-tea/product.yaml: write it there first'],
  ],
  'hi/policies.yaml': [
    ['Weekdays', 'on {day}', 'line 7: support has {day}, but “Weekdays” has none: write the same one'],
  ],
};

/** What stops nothing. */
// oxfmt-ignore
const hintsOf: Mistakes = {
  'wordmark.svg': [
    ['</svg>', '<rect width="64" height="8"/></svg>', 'has a ground behind the letters, so it is shown as a bar: remove the ground in your drawing program'],
  ],
  [product]: [
    ['tag: Sale', 'description: |\n  A tea.\n  [Mild](/product/12).', 'line 6: description has a link to /product/12, but the folder products has no such number, so it is left out: use that of a product, as in /product/1'],
    ['tag: Sale', 'goesWith: [2, 7]', 'line 4: goesWith 2 is 7, but no product has this number: use the number at the start of a folder of products'],
    ['tag: Sale', 'category: green', 'line 4: category is “green”, which is none of the slugs of categories in settings/range.yaml: add it there, or remove it'],
    ['tag: Sale', 'facts: { netQuantity: 1000 }', 'facts.netQuantity is “1000”: add its unit, as in 1000 g'],
    ['tag: Sale', 'availability: few left until 2025-12-01', 'line 4: availability is “few left until 2025-12-01”, and that day is over: is it still so?'],
    ['tag: Sale', 'availability: from 2099-12-01', 'line 4: availability is “from 2099-12-01”, and that day is more than a year away, which shopping services refuse: write a day that is nearer, or out of stock'],
    ['  secondary: Leaves\n', 'pictures: { primary: primary.jpg }\n', 'secondary.png is a file that no product names: delete it, or name it in morePictures of product.yaml, with what it shows'],
    ['tag: Sale', 'facts: { more: [{ name: FSSAI, text: 1234567890 }] }', 'line 4: facts.more 1, text is “1234567890”, but an FSSAI number has 14 digits: read it again'],
    ['tag: Sale', 'ingredients: Tea', 'line 4: ingredients is one word, “Tea”: name all ingredients, the most first'],
  ],
  'settings/shop.yaml': [
    ['', 'seller: { name: Tea, address: Cork, registrations: [{ name: FSSAI, number: 1234567890 }] }\n', 'line 1: seller.registrations 1, number is “1234567890”, but an FSSAI number has 14 digits: read it again'],
    ['', 'seller: { name: Tea, address: Cork, registrations: [{ name: GSTIN, number: 24ABCDE1234 }] }\n', 'line 1: seller.registrations 1, number is “24ABCDE1234”, but a GSTIN has 15 letters and digits, the first two digits: read it again'],
    ['https://leafandcup.shop', 'https://tea.example', 'line 13: site is still https://tea.example, which is only an example: write your own'],
    ['+353 1 234 5678', '+353 000 0000', 'line 6: contact.phone is still +353 000 0000, which is only an example: write your own'],
  ],
  'settings/orders.yaml': [
    ['channel: mail, email: orders@leafandcup.shop', 'channel: demonstration', 'line 2: orders.channel is demonstration, so nobody can order: choose whatsapp, mail or hosted (docs/owners/orders.md)'],
    ['payments: [{ name: Card }]', 'payments: [{ name: Card, upTo: 10.00 }, { name: Cash, from: 20.00 }]', 'line 3: payments has none for goods of 10.01, so nobody can order them: change from or upTo of one'],
  ],
  'settings/holidays.yaml': [
    ['', 'offers: [{ name: Diwali, percent: 10, until: 2025-11-01 }]\n', 'line 1: offers 1, until is 2025-11-01, which is over: change it, or remove the whole entry'],
  ],
  'settings/delivery.yaml': [
    ['', 'shipping: { zones: [{ name: All, charge: 5, without: [Sale, fish] }] }\n', 'line 1: shipping.zones 1, without 2 is “fish”, which is not a category, tag or fact of a product: correct it, or remove it'],
    ['', 'shipping: { country: IN, zones: [{ name: Kochi, postcodes: [682001-682030, 68203O], charge: 0 }] }\n', 'line 1: shipping.zones 1, postcodes 2 is “68203O”, with which no PIN code begins: write it as in 123456'],
  ],
  'home.yaml': [
    ['ground: straw', 'ground: stray', 'line 10: parts 1, hero 1, ground is “stray”, which is none of the grounds of theme.yaml: did you mean straw?'],
    ['/product/1 ', '/product/12 ', 'line 7: parts 1, hero 1, action.to is /product/12, but the folder products has no such number, so it is left out: use that of a product, as in /product/1'],
  ],
  'settings/range.yaml': [
    ['', 'categories: [{ slug: black, name: Black, description: Black teas. }]\n', 'categories 1, slug'],
    ['', 'filters: [Leaf]\n', 'line 1: filters 1 is Leaf, which no product says, so it is not a filter: write it in facts of a product.yaml, or remove it'],
  ],
  'settings/menu.yaml': [
    ['to: /products', 'to: /care', 'line 4: menu 2, to is /care, which is not a page of this shop, so it is left out: use one of /, /products, /sales, /about, /contact, /wishlist, /cart, /checkout, /orders, /help, /shop'],
    ['to: /products', 'to: /product', 'line 4: menu 2, to is /product, which is not a page of this shop, so it is left out: did you mean /products?'],
    ['to: /products', 'to: /products/category/green', 'line 4: menu 2, to is /products/category/green, which is not a category of settings/range.yaml with products, so it is left out: use one of /, /products,'],
    ['language: en-IE', 'language: ta-IN', 'line 7: language has ta, which the software does not speak: its own words, such as those on buttons, are English until they are in tea/strings/ta (docs/owners/adding-a-language.md)'],
    ['language: en-IE', 'language: mr-IN', 'typefaces.text.devanagari is missing, so each device shows Marathi letters in a font of its own: write devanagari: noto-sans-devanagari'],
  ],
};

const estonia = `adress: what
postcode: { form: '99999', name: { x1: Sihtnumber } }
regions:
  name: { et: Maakond }
  list: { Tartu: 5o }
newShop:
  setings: { tax: 1 }
`;

/** Files and folders: what was done, and what is said. */
// oxfmt-ignore
const fileMistakes: readonly (readonly [mistake: string, changes: readonly Change[], said: readonly string[]])[] = [
  ['a number twice', mint('02-mint'), ['products/02-mint has the number 2, and so has 02-black-tea: give one of them a number that no product has or had.']],
  ['a folder without a number', mint('mint'), ['products/mint cannot be the name of a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes.']],
  ['product.yml', [{ file: product, name: product.replace('yaml', 'yml') }], ['products/01-green-tea has no product.yaml, but product.yml: rename it to product.yaml.']],
  ['a photo with another name', [{ file: primary, name: 'products/01-green-tea/IMG_2034.JPG' }], [`${product}, line 6: there is no picture products/01-green-tea/primary: tea/products/01-green-tea/IMG_2034.JPG is there: rename it to primary.jpg, or name it in pictures.`]],
  ['a folder without product.yaml', mint('03-mint').slice(1), ['products/03-mint has no product.yaml: copy one from another product.']],
  ['the same name but for a sign that nobody sees', [{ file: product, from: 'Green Tea', to: '"Black\\u200B Tea"' }], ['products/02-black-tea/product.yaml, line 1: name is “Black Tea”, and 01-green-tea has the same name: give each its own variant, as in variant: jar.']],
  ['the same name twice', [{ file: product, from: 'Green Tea', to: 'Black Tea' }], ['products/02-black-tea/product.yaml, line 1: name is “Black Tea”, and 01-green-tea has the same name: give each its own variant, as in variant: jar.']],
  ['a number of two sizes', [{ file: product, from: 'tag: Sale', to: 'sizes: [{ label: S, number: 1, sku: T-1, gtin: 4006381333931 }, { label: L, number: 7, sku: T-1, gtin: 4006381333931 }]' }], [`${product}, line 4: sizes 2, gtin is “4006381333931”, and so is that of sizes 1 of 01-green-tea: give each its own.`, `${product}, line 4: sizes 2, sku is “T-1”, and so is that of sizes 1 of 01-green-tea: give each its own.`]],
  ['a product’s own number twice', [{ file: product, from: 'tag: Sale', to: 'sku: T-1' }, { file: 'products/02-black-tea/product.yaml', from: 'price', to: 'sku: T-1\nprice' }], ['products/02-black-tea/product.yaml, line 2: sku is “T-1”, and so is that of 01-green-tea: give each its own.']],
  ['a photo with a space in its name', [{ file: primary, name: 'products/01-green-tea/IMG 1.jpg' }], [`${product}, line 6: there is no picture products/01-green-tea/primary: tea/products/01-green-tea/IMG 1.jpg is there: rename it to primary.jpg.`]],
  ['two letters that changed places', [{ file: product, from: 'tag: Sale', to: 'nmae: Tea' }], [`${product}, line 4: nmae is not a field of this file: did you mean name?`]],
  ['a sign that only facts have', [{ file: product, from: 'tag: Sale', to: 'veg: yes' }], [`${product}, line 4: veg is not a field of this file: write it in facts as diet: veg, non-veg, egg or vegan.`]],
  ['a product that is gone, in the second language', [...inHindi(), { file: 'hi/products/77-gone/product.yaml', content: 'name: T' }], ['hi/products/77-gone/product.yaml translates no file with texts: remove its folder, since no product has this number.']],
  ['a missing picture', [gone(primary)], [`${product}, line 6: there is no picture products/01-green-tea/primary: save it as tea/products/01-green-tea/primary.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide.`]],
  ['a ninth picture', [...nine.map((name) => ({ file: `products/01-green-tea/${name}`, content: picture })), { file: product, from: 'tag: Sale', to: `morePictures: [${nine.map((name) => `{ picture: ${name}, alt: A }`).join()}]` }], [`${product}, line 4: morePictures must have at most 6, but has 7.`]],
  ['a file that is no picture', [{ file: primary, content: 'none' }], [`${product}, line 6: ${primary} cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.`]],
  ['a picture that was cut off', [{ file: primary, content: cutPicture }], [`${product}, line 6: ${primary} is cut off, as when it was copied: copy it again, or save it again.`]],
  ['a picture that is too small', [{ file: primary, content: smallPicture }], [`${product}, line 6: ${primary} is 399 px wide, but at least 400 px are needed here: save it larger.`]],
  ['a picture of an iPhone', [{ file: primary, name: 'products/01-green-tea/Primary.HEIC' }], [`${product}, line 6: there is no picture products/01-green-tea/primary: tea/products/01-green-tea/Primary.HEIC is there, but is in a format that the shop cannot read: save it as JPG or PNG (an iPhone takes JPG after Settings, Camera, Formats, Most Compatible).`]],
  ['a picture of an iPhone under the name of a JPG', [{ file: primary, content: heic }], [`${product}, line 6: ${primary} is in a format that the shop cannot read: save it as JPG or PNG (an iPhone takes JPG after Settings, Camera, Formats, Most Compatible).`]],
  ['two pictures of one name', [{ file: 'products/01-green-tea/primary.webp', content: picture }], [`${product}, line 6: there are two pictures, ${primary} and products/01-green-tea/primary.webp: remove one.`]],
  ['a second picture without a text', [{ file: product, from: '  secondary: Leaves\n', to: '' }], [`${product}, line 5: alt.secondary is missing: add what products/01-green-tea/secondary.png shows.`]],
  ['settings.yaml.txt', [{ file: 'help.yaml', name: 'help.yaml.txt' }], ['help.yaml is missing: take it from your last version, or from a new shop (npm run new-shop).', 'help.yaml.txt is not a file that the shop reads: did you mean help.yaml?']],
  ['styles that ask for what is elsewhere', [{ file: 'custom.css', content: '/* http://x */\n@import "a.css";\nh1 { background: url(//x.example/a.png) }\nh2 { background: url("./pictures/cups.webp"), url(#a) }\nh3 { content: "</style>" }' }], [
    'custom.css, line 2: has @import: write the rules of that file here.',
    'custom.css, line 3: asks another host for a file, or has one inside: keep the file in the shop’s folder, as in url(pictures/leaf.webp).',
    'custom.css, line 4: has url(pictures/cups.webp), but there is no such file.',
    'custom.css, line 5: has </, which ends the styles of a page: leave it out.',
  ]],
  ['styles that are no styles', [{ file: 'custom.css', content: 'h1 { color: red;\n&:hover { y }\n}' }], ['custom.css, line 2: cannot be read as CSS (Unknown word y): correct it.']],
  ['a missing icon, before what is wrong in another language', [gone('icon.svg'), ...inHindi(), { file: 'hi/hom.yaml', content: 'hero: x' }], ['icon.svg is missing: draw the icon of the browser’s tab, a square SVG.']],
  ['a file of Notepad, beside a photo with another name', [{ file: product, encoding: 'utf16le' }, { file: primary, name: 'products/01-green-tea/IMG_1.jpg' }], [`${product} cannot be read: save it again, and choose UTF-8 as its encoding.`]],
  ['a desk at an address of many sites', [settings({ site: 'https://tea.github.io', editor: '{ repository: a/b, branch: main }' })], ['settings/technical.yaml, line 9: editor is set, but every site of tea.github.io could read the desk’s token: publish the shop at a domain of its own (docs/owners/publishing.md), or remove editor and use npm run edit.']],
  ['a folder of an unknown language', [{ file: 'fr/home.yaml', content: 'hero: x' }], ['fr is not a language of settings/menu.yaml: add fr to languages, or remove the folder.']],
  ['a folder whose translation keeps the old name', inHindi().map((change) => ('content' in change && change.file.includes('01-') ? { ...change, file: change.file.replace('green-tea', 'tea') } : change)), ['hi/products/01-tea/product.yaml translates no file with texts: rename its folder to 01-green-tea.']],
  ['a page of Word', [...inHindi(), { file: 'pages/care.docx', content: 'PK' }, { file: 'hi/pages/care.md', content: '---\ntitle: T\n---\nT' }], ['pages/care.docx is not a page: a page ends in .md; copy the text of another file into one.']],
  ['a page that Windows cannot have', [{ file: 'pages/con.md', content: '---\ntitle: T\n---\nT' }], ['pages/con.md cannot be the name of a file on Windows: give it another name.']],
  ['a page without its first dashes', [{ file: 'pages/care.md', content: 'title: T\ndescription: D\n---\nT' }], ['pages/care.md, line 1: has no head: the first line has to be three dashes, and so has the one below the head.']],
  ['two versions in one file', [{ file: product, from: 'tag: Sale', to: '<<<<<<< HEAD\ntag: Sale\n=======\ntag: New\n>>>>>>> other' }], [`${product}, line 4: two versions of this file are in it, between lines of <, = and >: keep one, and remove these lines.`]],
  ['a line that is left of two versions', [{ file: product, from: 'tag: Sale', to: 'tag: Sale\n||||||| base' }], [`${product}, line 5: two versions of this file are in it, between lines of <, = and >: keep one, and remove these lines.`]],
  ['a message that the software does not have', [{ file: 'strings/en/cart.yaml', content: 'title: Bag\ntitel: Bag' }], ['strings/en/cart.yaml, line 2: titel is not a message of the software: did you mean title?']],
  ['a known word with two translations', [{ file: 'strings/hi/known.yaml', content: 'State: [राज्य, प्रदेश]' }], ['strings/hi/known.yaml, line 1: State is a list or a group, but must be one text.']],
  ['a file of a country in small letters', [{ file: 'countries/ie.yaml', content: '' }], ['countries/ie.yaml is not a file that the shop reads: rename it to IE.yaml.']],
  ['a file of no country', [{ file: 'countries/Ireland.yaml', content: '' }], ['countries/Ireland.yaml is not a file that the shop reads: its name must be the two capital letters of a country, as in IN.yaml.']],
  ['what a country’s file cannot have', [{ file: 'countries/EE.yaml', content: estonia }], [
    'countries/EE.yaml, line 1: adress is not a field of this file: did you mean address?',
    'countries/EE.yaml, line 2: postcode.name.x1 is “x1”, but must be its two or three small letters, as in hi.',
    'countries/EE.yaml, line 4: regions.name is a list or a group, but must be one text.',
    'countries/EE.yaml, line 5: regions.list.Tartu is “5o”, but must be the beginnings of its postcodes, with blanks between, such as 10 115.',
    'countries/EE.yaml, line 7: newShop.setings is not a field of this file: did you mean settings?',
  ]],
  ['another name of no region', [{ file: 'countries/EE.yaml', content: 'regions: { name: Maakond, list: { Tartu: 50 }, also: { Tarttu: Dorpat } }' }], ['countries/EE.yaml, line 1: regions.also.Tarttu is not a region of the list: did you mean Tartu?']],
  ['a file of messages that the software does not have', [{ file: 'strings/en/kart.yaml', content: 'title: Bag' }], ['strings/en/kart.yaml is not a file of messages, which are in folders such as strings/pt: did you mean cart.yaml?']],
  ['letters of a language that are named wrongly', [{ file: 'strings/ta/language.yaml', content: 'script: { name: tamil, letters: 0B80-0BFF }' }], ['strings/ta/language.yaml, line 1: script.letters is “0B80-0BFF”, but must be the letters, such as U+900-97F, U+25CC.']],
  ['a translation of no file', [...inHindi(), { file: 'hi/hom.yaml', content: 'hero: x' }], ['hi/hom.yaml translates no file with texts: did you mean home.yaml?']],
];

const rowsOf = (table: Mistakes) =>
  Object.entries(table).flatMap(([file, rows]) =>
    rows.map(([from, to, ...said]) => ({ file, from, to, said })),
  );

/** What is said of the small shop with these changes; it is not called `shop`, of which some hints are left out. */
async function check(...changes: readonly Change[]) {
  const { shop, problems, hints } = await readWithHints({
    ...(await smallShop(...changes)),
    folder: 'tea',
  });
  return {
    isRight: shop !== undefined,
    problems: problems.map(sayProblem),
    // What a law requires: findCountryHints.test.ts.
    hints: hints.map(sayProblem).filter((hint) => !hint.includes('not legal advice')),
  };
}

/** Sentences about a file, as they are said. */
const about = (file: string, said: readonly string[]) =>
  said.map((message) => {
    const separator = message.startsWith('line ') ? ',' : '';
    return `tea/${file}${separator} ${message}${message.endsWith('?') ? '' : '.'}`;
  });

describe('A mistake', () => {
  test.each(rowsOf(mistakes))('$to in $file is reported', async ({ file, from, to, said }) => {
    const { isRight, problems } = await check({ file, from, to });
    expect({ isRight, problems }).toEqual({ isRight: false, problems: about(file, said) });
  });

  test.each(rowsOf(translationMistakes))(
    '$to in $file, with a translation, is reported',
    async (row) => {
      expect((await check(...inHindi(), row)).problems).toEqual(about(row.file, row.said));
    },
  );

  test.each(fileMistakes)('%s is reported', async (_, changes, said) => {
    expect((await check(...changes)).problems).toEqual(said.map((sentence) => `tea/${sentence}`));
  });

  test('all mistakes are reported at once, and none that follow from another', async () => {
    const { problems } = await check(
      setting('percent: 23', 'percent: 5%'),
      { file: product, from: '8.50', to: '8.555' },
      { file: 'hi/home.yaml', content: 'x: y' },
    );
    expect(problems).toEqual([
      ...about(product, [
        'line 2: price is “8.555”, but must be a number without the currency, as in 699.00',
      ]),
      ...about('settings/tax.yaml', [
        'line 3: tax.percent is “5%”, but must be a number, as in 7.5',
      ]),
    ]);
  });
});

describe('A hint', () => {
  test.each([
    ['Free from 1.040,50 €', '1040.50', false],
    ['Free from 40 euro', '40', false],
    ['Free from 1.040,50 €', '104.05', true],
  ])(
    'of “%s” with freeFrom: %s, by the signs of the currency, is said: %s',
    async (text, freeFrom, isSaid) => {
      const { hints } = await check(
        // A language may leave its promises to the first one.
        ...inHindi().filter(({ file }) => file !== 'hi/policies.yaml'),
        { file: 'policies.yaml', from: 'Free from 40 euro', to: text },
        settings({ shipping: `{ zones: [{ name: All, charge: 5, freeFrom: ${freeFrom} }] }` }),
      );
      const promises = hints.filter((hint) => hint.includes('freeShipping is'));
      expect(promises).toHaveLength(Number(isSaid));
    },
  );

  test.each(rowsOf(hintsOf))('$to in $file is no mistake', async ({ file, from, to, said }) => {
    const [sentence = ''] = said;
    const { isRight, hints } = await check({ file, from, to });
    expect(isRight).toBe(true);
    expect(hints.join()).toContain(sentence);
  });

  test('names the zone in which no way to pay is offered', async () => {
    const zones =
      '[{ name: Cork, states: [Cork], charge: 0, payments: [Card] }, { name: Elsewhere, charge: 5 }]';
    const payments = '[{ name: Card, upTo: 10.00 }, { name: Cash }]';
    const { hints } = await check(settings({ payments, shipping: `{ zones: ${zones} }` }));
    expect(hints.join()).toContain(
      'settings/orders.yaml, line 3: payments has none for goods of 10.01 in Cork, so nobody can order them: change from or upTo of one',
    );
  });

  test('says that a photo of an iPhone is left', async () => {
    const file = 'products/01-green-tea/IMG_7.HEIC';
    const { hints } = await check({ file, content: 'ftypheic' });
    expect(hints.join()).toContain('IMG_7.HEIC is a photo in a format that the shop cannot read');
  });

  test('says once what three or more photos of products have', async () => {
    const content = await aPicture(640, 800);
    const names = ['b', 'c', 'd'].map((name) => `products/01-green-tea/${name}.webp`);
    const more = names.map((name) => `{ picture: ${name.slice(-6)}, alt: A }`).join();
    const { hints } = await check(...names.map((file) => ({ file, content })), {
      file: product,
      from: 'tag: Sale',
      to: `tag: Sale\nmorePictures: [${more}]`,
    });
    expect(hints).toEqual([
      `tea has 3 photos that are narrower than 800 px, so they look blurred on many screens (first that of tea/${product}).`,
    ]);
  });

  test.each([
    [
      'key: Green',
      'key: Grean',
      'banners 1, key is “Grean”, which is the key of no entry of home.yaml: did you mean Green?',
    ],
    [
      'key: Green\n        title: Green',
      'title: Vert',
      'banners 1 translates no entry of home.yaml: add the key of one, as in key: Green.',
    ],
  ])('%s of a translation is %s: its entry is not shown', async (from, to, said) => {
    const { isRight, hints } = await check(...inHindi(), { file: 'hi/home.yaml', from, to });
    expect(isRight).toBe(true);
    expect(hints.join()).toContain(said);
  });

  test('says how many messages of a language are English', async () => {
    const { hints } = await check(setting('language: en-IE', 'language: ta-IN'), {
      file: 'strings/ta/cart.yaml',
      content: 'title: வண்டி\ntotal: மொத்தம்\nfree: இலவசம்',
    });
    const counted = /strings\/ta lacks (\d+) of the software’s (\d+) messages, which are English/;
    const [, missing, all] = counted.exec(hints.join()) ?? [];
    expect(Number(all) - Number(missing)).toBe(3);
  });
});
