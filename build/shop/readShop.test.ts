import { describe, expect, test } from 'vitest';
import { filledCategories } from './categories.ts';
import { sizesOf } from './productSizes.ts';
import { sayProblem } from './problem.ts';
import { leaveOut, optionalFields } from './leaveOut.testing.ts';
import { readShop } from './readShop.ts';
import { type Change, aPicture, smallShop, smallTexts } from './smallShop.testing.ts';

const product = 'products/01-green-tea/product.yaml';
const field = (from: string, to: string): Change => ({ file: product, from, to });
const setting = (from: string, to: string): Change => ({ file: 'settings.yaml', from, to });
const sizes = (...entries: readonly string[]) => ['sizes:', ...entries].join('\n  - ');
const file = (name: string, content?: string | Buffer): Change => ({ file: name, content });
const picture = await aPicture(800, 1000);
const mint = (folder: string) => [
  file(`products/${folder}/product.yaml`, mintTea),
  file(`products/${folder}/primary.webp`, picture),
  file(`products/${folder}/secondary.webp`, picture),
];
const mintTea = `name: Mint
price: 7.00
alt: { primary: A tin, secondary: Leaves }
`;

/** Each mistake, what it changes in a shop that is right, and all that is said about it. */
const mistakes: readonly (readonly [
  mistake: string,
  changes: readonly Change[],
  ...sentences: readonly string[],
])[] = [
  [
    'a favourite that is no product, and a page that does not fill its rows',
    [
      {
        file: 'home.yaml',
        from: 'note: What we drink.',
        to: 'note: What we drink., products: [1, 7]',
      },
      setting('category: Tea\n', 'category: Tea\nproductsPerPage: 10\n'),
    ],
    'shop/home.yaml, line 19: favourites.products 2 is 7, but no product has this number: use the number at the start of a folder of products.',
    'shop/settings.yaml, line 28: productsPerPage is “10”, but must be a multiple of 4, so that products fill the rows.',
  ],
  [
    'a favourite that is there twice',
    [
      {
        file: 'home.yaml',
        from: 'note: What we drink.',
        to: 'note: What we drink., products: [2, 1, 2]',
      },
    ],
    'shop/home.yaml, line 19: favourites.products is a list, but it has a product twice: remove one of the two.',
  ],
  [
    'two categories with one slug, one name, and a slug that is no address',
    [
      setting(
        'category: Tea\n',
        `category: Tea
categories:
  - { slug: green, name: Green, description: Green teas. }
  - { slug: green, name: Light, description: Light teas. }
  - { slug: new, name: Green, description: New teas. }
`,
      ),
    ],
    'shop/settings.yaml, line 30: categories 2, slug is “green”, and so is that of category 1: give one of them another slug.',
    'shop/settings.yaml, line 31: categories 3, name is “Green”, and so is that of category 1: give one of them another name.',
  ],
  [
    'a slug that is no address',
    [
      setting(
        'category: Tea\n',
        'category: Tea\ncategories: [{ slug: Green Teas, name: Green, description: Green teas. }]\n',
      ),
    ],
    'shop/settings.yaml, line 28: categories 1, slug is “Green Teas”, but must be in small letters, digits and dashes, as in green-teas.',
  ],
  [
    'a category that the shop does not have',
    [field('tag: Sale', 'category: green')],
    'shop/products/01-green-tea/product.yaml, line 4: category is “green”, which is none of the categories of settings.yaml: add the list of categories there, or remove this line.',
  ],
  [
    'a category with a slip of the pen, and a link to an empty one',
    [
      field('tag: Sale', 'category: gren'),
      setting(
        'category: Tea\n',
        'category: Tea\ncategories: [{ slug: green, name: Green, description: Green teas. }]\n',
      ),
      setting('to: /products }', 'to: /products/category/green }'),
    ],
    'shop/products/01-green-tea/product.yaml, line 4: category is “gren”, which is none of the categories of settings.yaml: did you mean green?',
    'shop/settings.yaml, line 35: menu 2, to is /products/category/green, but no product has the category green.',
  ],
  [
    'a price without decimals',
    [field('8.50', '8')],
    'shop/products/01-green-tea/product.yaml, line 2: price is 8, but prices are written with two decimals, as in 8.00.',
  ],
  [
    'a price as text',
    [field('8.50', '€ 8.50')],
    'shop/products/01-green-tea/product.yaml, line 2: price is “€ 8.50”, but must be a number with two decimals and without the currency, as in 699.00.',
  ],
  [
    'a price with a comma',
    [field('8.50', '8,50')],
    'shop/products/01-green-tea/product.yaml, line 2: price is “8,50”, but must be a number with two decimals and without the currency, as in 699.00.',
  ],
  [
    'a price of nothing',
    [field('8.50', '0.00')],
    'shop/products/01-green-tea/product.yaml, line 2: price is 0.00, but must be more than 0.',
  ],
  [
    'a price below nothing',
    [field('8.50', '-8.50')],
    'shop/products/01-green-tea/product.yaml, line 2: price is -8.50, but must be more than 0.',
  ],
  [
    'a price in hundredths of what was meant',
    [field('8.50', '0.85')],
    'shop/products/01-green-tea/product.yaml, line 2: price is 0.85, less than € 2.00: correct it, or lower leastPrice in settings.yaml.',
  ],
  [
    'a missing price',
    [field('price: 8.50\n', '')],
    'shop/products/01-green-tea/product.yaml, line 1: price is missing: add the price with two decimals, such as 699.00.',
  ],
  [
    'an old price that is not above the price',
    [field('9.90', '8.50')],
    'shop/products/01-green-tea/product.yaml, line 3: oldPrice is 8.50, but must be more than the price, 8.50: raise it, or remove the line.',
  ],
  [
    'an unknown tag',
    [field('Sale', 'Sold out')],
    'shop/products/01-green-tea/product.yaml, line 4: tag is “Sold out”, which is not known: use one of Sale, New.',
  ],
  [
    'a tag with a slip of the pen',
    [field('Sale', 'sales')],
    'shop/products/01-green-tea/product.yaml, line 4: tag is “sales”, which is not known: did you mean Sale?',
  ],
  [
    'an unknown availability',
    [field('tag: Sale', 'availability: sold out')],
    'shop/products/01-green-tea/product.yaml, line 4: availability is “sold out”, but must be in stock, few left, out of stock, or a day, as in from 2026-12-01.',
  ],
  [
    'an availability from a day that does not exist',
    [field('tag: Sale', 'availability: from 2026-02-30')],
    'shop/products/01-green-tea/product.yaml, line 4: availability is “from 2026-02-30”, but there is no such day: write year, month and day, as in from 2026-12-01.',
  ],
  [
    'an availability that is only a day',
    [field('tag: Sale', 'availability: 2026-12-01')],
    'shop/products/01-green-tea/product.yaml, line 4: availability is “2026-12-01”, but must be in stock, few left, out of stock, or a day, as in from 2026-12-01.',
  ],
  [
    'an unknown fact',
    [field('tag: Sale', 'facts: { netQuantiti: 50 g }')],
    'shop/products/01-green-tea/product.yaml, line 4: facts.netQuantiti is not a field of this file: did you mean netQuantity?',
  ],
  [
    'a text in place of facts',
    [field('tag: Sale', 'facts: 50 g')],
    'shop/products/01-green-tea/product.yaml, line 4: facts is “50 g”, but must be a group with the fields notFor, bestBefore, maker, origin, mrpIncludesTaxes, customerCare, more, netQuantity, howToUse, ingredients, mrp.',
  ],
  [
    'a maximum retail price without decimals',
    [field('tag: Sale', 'facts: { mrp: 12 }')],
    'shop/products/01-green-tea/product.yaml, line 4: facts.mrp is 12, but prices are written with two decimals, as in 12.00.',
  ],
  [
    'a maximum retail price below the price',
    [field('tag: Sale', 'facts: { mrp: 8.00 }')],
    'shop/products/01-green-tea/product.yaml, line 4: facts.mrp is 8.00, but a product may not cost more than its maximum retail price, and the price is 8.50: correct one of them.',
  ],
  [
    'a fact of one product among those of all',
    [setting('regions:', 'facts: { netQuantity: 50 g }\nregions:')],
    'shop/settings.yaml, line 29: facts.netQuantity is not a field of this file: use one of notFor, bestBefore, maker, origin, mrpIncludesTaxes, customerCare, more.',
  ],
  [
    'a size that is no product',
    [field('tag: Sale', sizes('{ label: 50 g, product: 1 }', '{ label: 100 g, product: 7 }'))],
    'shop/products/01-green-tea/product.yaml, line 6: sizes 2, product is 7, but no product has this number: use the number at the start of a folder of products.',
  ],
  [
    'the same size twice',
    [
      field(
        'tag: Sale',
        sizes(
          '{ label: 50 g, product: 1 }',
          '{ label: 100 g, product: 2 }',
          '{ label: Large, product: 2 }',
        ),
      ),
    ],
    'shop/products/01-green-tea/product.yaml, line 7: sizes 3, product is 2, which is named above already: remove one of the two.',
  ],
  [
    'sizes without the product itself',
    [field('tag: Sale', sizes('{ label: 50 g, product: 2 }', '{ label: 100 g, product: 7 }'))],
    'shop/products/01-green-tea/product.yaml, line 4: sizes does not name this product itself, 1: add its own size.',
    'shop/products/01-green-tea/product.yaml, line 6: sizes 2, product is 7, but no product has this number: use the number at the start of a folder of products.',
  ],
  [
    'a single size',
    [field('tag: Sale', sizes('{ label: 50 g, product: 1 }'))],
    'shop/products/01-green-tea/product.yaml, line 4: sizes has 1 entry, but must have at least 2 entries.',
  ],
  [
    'a size without a label',
    [field('tag: Sale', sizes('{ product: 1 }', '{ label: 100 g, product: 2 }'))],
    'shop/products/01-green-tea/product.yaml, line 5: sizes 1, label is missing: add what the size is called, such as 50 ml.',
  ],
  [
    'an unknown field',
    [field('oldPrice', 'oldprice')],
    'shop/products/01-green-tea/product.yaml, line 3: oldprice is not a field of this file: did you mean oldPrice?',
  ],
  [
    'an empty name',
    [field('Green Tea', '""')],
    'shop/products/01-green-tea/product.yaml, line 1: name is empty: add the product’s name.',
  ],
  [
    'a name without anything',
    [field('Green Tea', '')],
    'shop/products/01-green-tea/product.yaml, line 1: name is empty: add the product’s name.',
  ],
  [
    'a name that is too long',
    [field('Green Tea', 'Tea '.repeat(50))],
    'shop/products/01-green-tea/product.yaml, line 1: name has 199 characters, but at most 80 fit: shorten it.',
  ],
  [
    'a name that is a number',
    [field('Green Tea', '2026')],
    'shop/products/01-green-tea/product.yaml, line 1: name is “2026”, but must be a text: put it in quotation marks.',
  ],
  [
    'a service whose promise is left out, and social pictures without a profile',
    [
      file('policies.yaml', leaveOut(smallTexts['policies.yaml'], ['guarantee'])),
      file('settings.yaml', leaveOut(smallTexts['settings.yaml'], ['socialProfile'])),
    ],
    'shop/home.yaml, line 17: services 3, policy is guarantee, but policies.yaml has no guarantee: add it there, or remove this entry.',
    'shop/home.yaml, line 33: social.follow leads to a profile, but settings.yaml has no socialProfile: add it there, or remove social.',
  ],
  [
    'the same name twice',
    [field('Green Tea', 'Black Tea')],
    'shop/products/02-black-tea/product.yaml, line 1: name is “Black Tea”, and 01-green-tea is called so too: add a variant to each, as in variant: jar, no two alike.',
  ],
  [
    'a missing alternative text',
    [field('  primary: A green tin\n', '')],
    'shop/products/01-green-tea/product.yaml, line 5: alt.primary is missing: add what the picture shows, for people who cannot see it.',
  ],
  [
    'two fields of one name',
    [field('tag: Sale', 'tag: Sale\ntag: New')],
    'shop/products/01-green-tea/product.yaml, line 5: this field is in the file twice: remove one of the two.',
  ],
  [
    'a colon in a text',
    [field('Green Tea', 'Tea: green')],
    'shop/products/01-green-tea/product.yaml, line 1: a text that contains a colon must be in quotation marks.',
  ],
  [
    'a quotation mark that is not closed',
    [field('Green Tea', '"Green Tea')],
    'shop/products/01-green-tea/product.yaml, line 1: a quotation mark or a bracket is opened here and not closed.',
  ],
  [
    'a tab',
    [field('  primary', '\tprimary')],
    'shop/products/01-green-tea/product.yaml, line 6: the line begins with a tab: begin it with spaces.',
  ],
  [
    'a line in the wrong column',
    [field('  secondary', '   secondary')],
    'shop/products/01-green-tea/product.yaml, line 7: the line must begin in the same column as the other fields of its group.',
  ],
  [
    'a number twice',
    mint('02-mint'),
    'shop/products/02-mint has the number 2, and so has 02-black-tea: give one of them a number that no product has or had.',
  ],
  [
    'a name of a folder twice',
    mint('03-green-tea'),
    'shop/products/03-green-tea has the same name as 01-green-tea after the number: add a word to one of them.',
  ],
  [
    'a folder without a number',
    mint('mint'),
    'shop/products/mint is no name for a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes.',
  ],
  [
    'a folder without product.yaml',
    [file('products/03-mint/primary.webp', '')],
    'shop/products/03-mint has no product.yaml: copy one from another product, and change it.',
  ],
  [
    'a missing picture',
    [file('products/01-green-tea/primary.jpg')],
    'shop/products/01-green-tea/product.yaml, line 6: the primary picture is missing: save it as shop/products/01-green-tea/primary.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide.',
  ],
  [
    'a file that is no picture',
    [file('products/01-green-tea/primary.jpg', 'none')],
    'shop/products/01-green-tea/product.yaml, line 6: products/01-green-tea/primary.jpg cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.',
  ],
  [
    'a picture that is too small',
    [file('products/01-green-tea/primary.jpg', await aPicture(399, 500))],
    'shop/products/01-green-tea/product.yaml, line 6: products/01-green-tea/primary.jpg is 399 px wide, but at least 400 px are needed here: save it larger.',
  ],
  [
    'a picture that is too small once it is cut',
    [file('pictures/tin.webp', await aPicture(300, 1000))],
    'shop/home.yaml, line 12: banners 1, picture: pictures/tin.webp is 300 px wide once it is cut to 3 : 2, but at least 400 px are needed here: save it larger.',
    'shop/home.yaml, line 13: banners 2, picture: pictures/tin.webp is 300 px wide once it is cut to 3 : 2, but at least 400 px are needed here: save it larger.',
  ],
  [
    'a picture in a format that the shop cannot read',
    [
      file('products/01-green-tea/primary.jpg'),
      file('products/01-green-tea/Primary.HEIC', 'of an iPhone'),
      file('products/01-green-tea/secondary.png'),
      file('products/01-green-tea/secondary.gif', 'GIF89a'),
      file('pictures/tin.webp'),
      file('pictures/tin.svg', '<svg/>'),
    ],
    'shop/home.yaml, line 12: banners 1, picture: there is no picture tin: shop/pictures/tin.svg is there, but is in a format that the shop cannot read: save it as JPG or PNG.',
    'shop/home.yaml, line 13: banners 2, picture: there is no picture tin: shop/pictures/tin.svg is there, but is in a format that the shop cannot read: save it as JPG or PNG.',
    'shop/products/01-green-tea/product.yaml, line 6: the primary picture is missing: shop/products/01-green-tea/Primary.HEIC is there, but is in a format that the shop cannot read: save it as JPG or PNG (an iPhone takes JPG after Settings, Camera, Formats, Most Compatible).',
    'shop/products/01-green-tea/product.yaml, line 7: the secondary picture is missing: shop/products/01-green-tea/secondary.gif is there, but is in a format that the shop cannot read: save it as JPG or PNG.',
  ],
  [
    'a second picture without a text, and a text without a picture',
    [
      { file: product, from: '  secondary: Leaves\n', to: '' },
      file('products/02-black-tea/secondary.webp'),
    ],
    'shop/products/01-green-tea/product.yaml, line 5: alt.secondary is missing: add what products/01-green-tea/secondary.png shows.',
    'shop/products/02-black-tea/product.yaml, line 5: the secondary picture is missing: save it as shop/products/02-black-tea/secondary.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide.',
  ],
  [
    'two pictures of one name',
    [file('products/01-green-tea/primary.webp', picture)],
    'shop/products/01-green-tea/product.yaml, line 6: there are two primary pictures, products/01-green-tea/primary.jpg and products/01-green-tea/primary.webp: remove one.',
  ],
  [
    'a picture that a page names and that is not there',
    [file('pictures/tin.webp')],
    'shop/home.yaml, line 12: banners 1, picture: there is no picture tin: save it as shop/pictures/tin.jpg, .png, .webp or .avif, best 3 : 2 and at least 1000 px wide.',
    'shop/home.yaml, line 13: banners 2, picture: there is no picture tin: save it as shop/pictures/tin.jpg, .png, .webp or .avif, best 3 : 2 and at least 1000 px wide.',
  ],
  [
    'a slip of the pen in a picture’s name',
    [{ file: 'contact.yaml', from: 'cup', to: 'cups' }],
    'shop/contact.yaml, line 4: picture: there is no picture cups: use cup, or save it as shop/pictures/cups.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide.',
  ],
  [
    'a colour that is none',
    [{ file: 'theme.yaml', from: "'#8a2f1d'", to: 'green' }],
    'shop/theme.yaml, line 4: colours.brand.light is “green”, but must be a colour, written as in #336699.',
  ],
  [
    'a brand colour on which no text can be read',
    [
      {
        file: 'theme.yaml',
        from: 'grounds:',
        to: "shades:\n  on-brand: { light: '#fffdf8', dark: '#101010' }\ngrounds:",
      },
      { file: 'theme.yaml', from: "'#8a2f1d', dark: '#e8a08f'", to: "'#ffe08a', dark: '#333333'" },
    ],
    'shop/theme.yaml, line 4: colours.brand.dark is #333333, and its contrast to on-brand, #101010, is 1.5, but 4.5 is needed to read text: the nearest colour that has it is #7c7c7c.',
    'shop/theme.yaml, line 4: colours.brand.light is #ffe08a, and its contrast to on-brand, #fffdf8, is 1.3, but 4.5 is needed to read text: the nearest colour that has it is #857448.',
  ],
  [
    'a text colour that cannot be read',
    [{ file: 'theme.yaml', from: '#1b1b1b', to: '#bbbbbb' }],
    'shop/theme.yaml, line 3: colours.ink.light is #bbbbbb, and its contrast to paper, #ffffff, is 1.9, but 4.5 is needed to read text: the nearest colour that has it is #767676.',
  ],
  [
    'a ground that the theme does not have',
    [{ file: 'home.yaml', from: 'ground: straw', to: 'ground: stray' }],
    'shop/home.yaml, line 9: hero 1, ground is “stray”, which is none of the grounds of theme.yaml: did you mean straw?',
  ],
  [
    'a link to no page',
    [setting('to: /products', 'to: /product')],
    'shop/settings.yaml, line 34: menu 2, to is /product, which is no page of this shop: did you mean /products?',
  ],
  [
    'a link to no product',
    [{ file: 'home.yaml', from: '/product/1 ', to: '/product/12 ' }],
    'shop/home.yaml, line 6: hero 1, action.to is /product/12, but there is no product with the number 12.',
  ],
  [
    'a link to no part of a page',
    [setting('/help#returns', '/help#return')],
    'shop/settings.yaml, line 36: helpLinks 1, to is /help#return, but /help has no part return: did you mean returns?',
  ],
  [
    'a link to another site',
    [setting('to: /products', 'to: https://tea.shop')],
    'shop/settings.yaml, line 34: menu 2, to is “https://tea.shop”, but must be a page of this shop and begin with /.',
  ],
  [
    'a broken e-mail',
    [setting('hello@leafandcup.shop', 'orders at leafandcup.shop')],
    'shop/settings.yaml, line 21: contact.email is “orders at leafandcup.shop”, but must be an e-mail address, as in hello@shop.example.',
  ],
  [
    'a phone number without a country',
    [setting('+353 1 234 5678', '01 234 5678')],
    'shop/settings.yaml, line 19: contact.phone is “01 234 5678”, but must be a phone number that begins with + and the code of the country, as in +44 20 7946 0000.',
  ],
  [
    'a site without https',
    [setting('https://leafandcup.shop', 'leafandcup.shop')],
    'shop/settings.yaml, line 5: site is “leafandcup.shop”, but must begin with https://, as in https://shop.example or https://name.github.io/shop/.',
  ],
  [
    'an unknown currency',
    [setting('code: EUR', 'code: EUX')],
    'shop/settings.yaml, line 10: currency.code is EUX, which is no currency.',
  ],
  [
    'a currency without hundredths',
    [setting('code: EUR', 'code: JPY')],
    'shop/settings.yaml, line 10: currency.code is JPY, but this software writes prices with two decimals: use a currency that has hundredths.',
  ],
  [
    'a price pattern without a place',
    [setting('€ {amount}', '€')],
    'shop/settings.yaml, line 12: currency.written is “€”, but must contain {amount} once, with the sign of the currency before or after it, as in € {amount}.',
  ],
  [
    'a yes instead of true',
    [setting('isIncluded: true', 'isIncluded: yes')],
    'shop/settings.yaml, line 17: tax.isIncluded is “yes”, but must be true or false.',
  ],
  [
    'an unknown channel',
    [setting('channel: mail', 'channel: whatapp')],
    'shop/settings.yaml, line 7: orders.channel is “whatapp”, which is not known: did you mean whatsapp?',
  ],
  [
    'a channel without its settings',
    [setting('channel: mail, email: orders@leafandcup.shop', 'channel: whatsapp')],
    'shop/settings.yaml, line 7: orders.phone is missing, and the channel whatsapp needs it: add the number that orders are sent to, as in +91 98765 43210.',
  ],
  [
    'a mail channel without an address',
    [setting('channel: mail, email: orders@leafandcup.shop', 'channel: mail')],
    'shop/settings.yaml, line 7: orders.email is missing, and the channel mail needs it: add the address that orders are sent to, as in orders@shop.example.',
  ],
  [
    'a channel to another shop system without its address',
    [setting('channel: mail, email: orders@leafandcup.shop', 'channel: hosted')],
    'shop/settings.yaml, line 7: orders.address is missing, and the channel hosted needs it: add the address of the other shop system, as in https://store.example/cart/{id}:{quantity}.',
  ],
  [
    'a WhatsApp number that is none',
    [setting('channel: mail, email: orders@leafandcup.shop', 'channel: whatsapp, phone: call me')],
    'shop/settings.yaml, line 7: orders.phone is “call me”, but must be a phone number that begins with + and the code of the country, as in +44 20 7946 0000.',
  ],
  [
    'a template without {id}',
    [
      setting(
        'channel: mail, email: orders@leafandcup.shop',
        "channel: hosted, address: 'https://store.example/cart/{quantity}'",
      ),
    ],
    'shop/settings.yaml, line 7: orders.address is “https://store.example/cart/{quantity}”, but must begin with https:// and contain {id} and after it {quantity}, once each, as in https://store.example/cart/{id}:{quantity}.',
  ],
  [
    'a card without a drawing',
    [setting('[Visa]', '[Visa, Maestro]')],
    'shop/settings.yaml, line 38: cardMarks 2 is “Maestro”, but cards.svg has no drawing with the id maestro: draw one, or remove the name.',
  ],
  [
    'a charge without decimals',
    [setting('cardMarks: [Visa]', 'cardMarks: [Visa]\nshipping: { charge: 4.9 }')],
    'shop/settings.yaml, line 39: shipping.charge is 4.9, but prices are written with two decimals, as in 4.90.',
  ],
  [
    'returns without a country, paid by nobody known, in half a day',
    [setting('cardMarks: [Visa]', 'cardMarks: [Visa]\nreturns: { days: 0.5, paidBy: you }')],
    'shop/settings.yaml, line 39: returns.country is missing: add the country that products are returned from, such as IN.',
    'shop/settings.yaml, line 39: returns.days is “0.5”, but must be a whole number.',
    'shop/settings.yaml, line 39: returns.paidBy is “you”, which is not known: use one of shop, shopper.',
  ],
  [
    'countries that are none',
    [
      setting(
        'cardMarks: [Visa]',
        'cardMarks: [Visa]\nshipping: { charge: 4.90, country: EU }\nreturns: { days: 14, paidBy: shop, country: QQ }',
      ),
    ],
    'shop/settings.yaml, line 39: shipping.country is “EU”, but must be the two capital letters of a country, as in IN.',
    'shop/settings.yaml, line 40: returns.country is “QQ”, but there is no country with these letters.',
  ],
  [
    'shipping to an unknown region',
    [
      setting(
        'cardMarks: [Visa]',
        'cardMarks: [Visa]\nshipping: { charge: 4.90, regions: [{ name: Corc, charge: 9.90 }] }',
      ),
    ],
    'shop/settings.yaml, line 39: shipping.regions 1, name is “Corc”, which is none of the regions of this file: did you mean Cork?',
  ],
  [
    'a list that is too long',
    [
      setting(
        'cardMarks: [Visa]',
        'cardMarks: [Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa]',
      ),
    ],
    'shop/settings.yaml, line 38: cardMarks has 9 entries, but must have at most 8 entries.',
  ],
  [
    'a text in place of a list',
    [setting('cardMarks: [Visa]', 'cardMarks: Visa')],
    'shop/settings.yaml, line 38: cardMarks is “Visa”, but must be a list, with a dash before each entry.',
  ],
  [
    'a text in place of a group',
    [
      {
        file: 'contact.yaml',
        from: 'page: { title: Contact, description: Talk to us. }',
        to: 'page: Contact',
      },
    ],
    'shop/contact.yaml, line 1: page is “Contact”, but must be a group with the fields title, description.',
  ],
  [
    'a missing file',
    [file('help.yaml')],
    'shop/help.yaml is missing: copy it from the shop that came with the software.',
  ],
  [
    'a file with a slip of the pen',
    [file('setings.yaml', '')],
    'shop/setings.yaml is not a file that the shop reads: did you mean settings.yaml?',
  ],
  [
    'a picture of a product that is not there',
    [{ file: 'words.yaml', from: '02-black-tea/primary', to: '03-red-tea/primary' }],
    'shop/words.yaml, line 8: emptyCart.picture: there is no picture products/03-red-tea/primary: use products/01-green-tea/primary, or save it as shop/products/03-red-tea/primary.jpg, .png, .webp or .avif, best at least 600 px wide.',
  ],
  [
    'a missing icon',
    [file('icon.svg')],
    'shop/icon.svg is missing: draw the icon of the browser’s tab, a square SVG.',
  ],
  [
    'a wordmark without a box',
    [{ file: 'wordmark.svg', from: 'viewBox="0 0 64 8"', to: '' }],
    'shop/wordmark.svg has no viewBox: save it with one, as in viewBox="0 0 640 80".',
  ],
  [
    'a wordmark with a script',
    [{ file: 'wordmark.svg', from: '<path', to: '<script/><path' }],
    'shop/wordmark.svg contains “<script”, which a page may not show: save it as plain SVG, with colours as attributes.',
  ],
  [
    'no products',
    (await smallShop()).names
      .filter((name) => name.startsWith('products/'))
      .map((name) => file(name)),
    'shop/home.yaml, line 6: hero 1, action.to is /product/1, but there is no product with the number 1.',
    'shop/products has no product: add a folder, as in 01-green-tea.',
    'shop/words.yaml, line 8: emptyCart.picture: there is no picture products/02-black-tea/primary: save it as shop/products/02-black-tea/primary.jpg, .png, .webp or .avif, best at least 600 px wide.',
  ],
  [
    'two mistakes in two files',
    [field('8.50', '8'), setting('https:', 'http:')],
    'shop/products/01-green-tea/product.yaml, line 2: price is 8, but prices are written with two decimals, as in 8.00.',
    'shop/settings.yaml, line 5: site is “http://leafandcup.shop”, but must begin with https://, as in https://shop.example or https://name.github.io/shop/.',
  ],
];

describe('A shop’s files', () => {
  test('14.1 a shop that is right has no problem and no warning', async () => {
    const { shop, problems, hints } = await readShop(await smallShop());
    expect({ problems, hints }).toEqual({ problems: [], hints: [] });
    expect(shop?.products.map(({ id, price, oldPrice }) => ({ id, price, oldPrice }))).toEqual([
      { id: 1, price: 850, oldPrice: 990 },
      { id: 2, price: 700, oldPrice: undefined },
    ]);
  });

  test('16.90 a shop with nothing that may be left out has no problem', async () => {
    const changes = optionalFields.map(([name, fields]) =>
      file(name, leaveOut(smallTexts[name as keyof typeof smallTexts], fields)),
    );
    const { shop, problems } = await readShop(await smallShop(...changes));
    expect(problems).toEqual([]);
    expect(Object.keys(shop?.content.home ?? {})).toEqual(['sharing']);
  });

  test('16.40 a product has its own facts, and those of all products that it does not change', async () => {
    const licence = { name: 'FSSAI', text: 'No. 12' };
    const { shop } = await readShop(
      await smallShop(
        setting(
          'regions:',
          'facts: { maker: The garden, origin: India, more: [{ name: FSSAI, text: No. 12 }, { name: Diet, text: Vegan }] }\nregions:',
        ),
        field(
          'tag: Sale',
          'facts: { origin: Japan, netQuantity: 50 g, mrp: 9.99, more: [{ name: Diet, text: With honey }] }',
        ),
      ),
    );
    expect(shop?.products.map(({ facts }) => facts)).toEqual([
      {
        maker: 'The garden',
        origin: 'Japan',
        netQuantity: '50 g',
        mrp: 999,
        more: [licence, { name: 'Diet', text: 'With honey' }],
      },
      { maker: 'The garden', origin: 'India', more: [licence, { name: 'Diet', text: 'Vegan' }] },
    ]);
  });

  test('17.22 a category without products is left out, and a warning says so', async () => {
    const { shop, problems, hints } = await readShop(
      await smallShop(
        field('tag: Sale', 'category: green'),
        setting(
          'category: Tea\n',
          `category: Tea
categories:
  - { slug: black, name: Black, description: Black teas. }
  - { slug: green, name: Green, description: Green teas. }
`,
        ),
        setting('to: /products }', 'to: /products/category/green }'),
      ),
    );
    expect(problems).toEqual([]);
    expect(shop && filledCategories(shop.content.settings, shop.products)).toMatchObject([
      { slug: 'green' },
    ]);
    expect(hints.map(sayProblem)).toContain(
      'shop/settings.yaml, line 29: no product has the category black, so it has no page and no link: write category: black in a product.yaml, or remove the category.',
    );
  });

  test('16.60 sizes that one product names are those of all products in the list', async () => {
    const list = [
      { label: '50 g', product: 1 },
      { label: '100 g', product: 2 },
    ];
    const { shop } = await readShop(
      await smallShop(
        field('tag: Sale', sizes('{ label: 50 g, product: 1 }', '{ label: 100 g, product: 2 }')),
        ...mint('03-mint'),
      ),
    );
    const products = shop?.products ?? [];
    expect(products.map((each) => sizesOf(each, products))).toEqual([list, list, undefined]);
  });

  test('16.54 a product without availability is in stock, as if its owner had said so', async () => {
    const { shop } = await readShop(
      await smallShop(field('tag: Sale', 'availability: from 2028-02-29'), {
        file: 'products/02-black-tea/product.yaml',
        from: 'price: 7.00',
        to: 'price: 7.00\navailability: in stock',
      }),
    );
    expect(shop?.products.map(({ availability }) => availability)).toEqual([
      'from 2028-02-29',
      undefined,
    ]);
    const { shop: plain } = await readShop(await smallShop());
    expect(plain?.products.some((product) => 'availability' in product)).toBe(false);
  });

  test('14.91, 14.92, 14.93 phone pictures of any shape, in capitals, and one alone are right; hints say what becomes of them', async () => {
    const { shop, problems, hints } = await readShop(
      await smallShop(
        file('products/01-green-tea/primary.jpg'),
        file('products/01-green-tea/Primary.JPG', await aPicture(1500, 2000, 'jpeg')),
        file('products/01-green-tea/secondary.png'),
        { file: product, from: '  secondary: Leaves\n', to: '' },
        file('products/02-black-tea/secondary.webp'),
        file('products/02-black-tea/secondary.JPEG', await aPicture(640, 800, 'jpeg')),
      ),
    );
    expect(problems).toEqual([]);
    expect(hints.map(sayProblem)).toEqual([
      'shop/products/01-green-tea/product.yaml, line 6: products/01-green-tea/Primary.JPG is 1500 × 2000 px, and this picture is 4 : 5: the shop cuts it to 1500 × 1875 px around what stands out, so look at the result.',
      'shop/products/02-black-tea/product.yaml, line 5: products/02-black-tea/secondary.JPEG is 640 px wide, so it looks blurred on many screens: 800 px are enough.',
    ]);
    expect(shop?.pictures.get('products/01-green-tea/primary')).toBe(
      'products/01-green-tea/Primary.JPG',
    );
  });

  test.each(mistakes.map(([mistake, changes, ...sentences]) => ({ mistake, changes, sentences })))(
    '14.2 $mistake is told in one sentence',
    async ({ changes, sentences }) => {
      const { shop, problems } = await readShop(await smallShop(...changes));
      expect(problems.map(sayProblem)).toEqual(sentences);
      expect(shop).toBeUndefined();
    },
  );

  test.each([
    ['phoneName: WhatsApp', 1],
    ['phoneName: WhatsApp\n  opens: phone', 0],
    ['phoneName: WhatsApp\n  opens: whatsapp', 0],
    ['phoneName: Phone', 0],
  ])('10.20 a number with “%s” causes %d hints', async (written, count) => {
    const { hints } = await readShop(await smallShop(setting('phoneName: Phone', written)));
    expect(hints.map(sayProblem)).toEqual(
      [
        'shop/settings.yaml, line 20: contact.phoneName is WhatsApp, but the number opens a call: add opens: whatsapp for a chat, or opens: phone.',
      ].slice(0, count),
    );
  });

  test('14.3 values that came with the software are told before publishing, and stop nothing', async () => {
    const { shop, hints } = await readShop(
      await smallShop(
        setting('https://leafandcup.shop', 'https://tea.example'),
        setting('+353 1 234 5678', '+353 000 0000'),
        setting('hello@leafandcup.shop', 'hello@tea.example'),
        setting('instagram.com/leafandcup', 'instagram.com/'),
      ),
    );
    expect(shop).toBeDefined();
    expect(hints.map(sayProblem)).toEqual([
      'shop/settings.yaml, line 5: site is still https://tea.example, which is only an example: write your own before you publish the shop.',
      'shop/settings.yaml, line 19: contact.phone is still +353 000 0000, which is only an example: write your own before you publish the shop.',
      'shop/settings.yaml, line 21: contact.email is still hello@tea.example, which is only an example: write your own before you publish the shop.',
      'shop/settings.yaml, line 24: socialProfile.address is still https://www.instagram.com/, which is only an example: write your own before you publish the shop.',
    ]);
  });
});
