import sharp from 'sharp';
import { Document, parse } from 'yaml';
import { inspectPicture } from '../plugins/inspectPicture.ts';
import { leavesOf } from './checkFile.ts';
import { productSchema, schemas, texts } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';

/** A small shop, each file as its owner would write it. */
export const smallTexts = {
  'settings.yaml': `# yaml-language-server: $schema=.schema/settings.json
name: Leaf & Cup
line: Tea in small tins
description: Teas of one garden, in small tins.
site: https://leafandcup.shop
copyright: © 2026 Leaf & Cup
orders: { channel: mail, email: orders@leafandcup.shop }
language: en-IE
currency:
  code: EUR
  locale: de-DE
  written: € {amount}
leastPrice: 2.00
tax:
  percent: 23
  name: Contained VAT
  isIncluded: true
contact:
  phone: +353 1 234 5678
  phoneName: Phone
  email: hello@leafandcup.shop
socialProfile:
  name: Instagram
  address: https://www.instagram.com/leafandcup
  icon: instagram
sku: TEA-{id}
category: Tea
availability: In stock
regions:
  name: County
  list: [Cork, Dublin]
menu:
  - { label: Home, to: / }
  - { label: Teas, to: /products }
helpLinks:
  - { label: Returns, to: /help#returns }
payments: [Card]
cardMarks: [Visa]
`,
  'policies.yaml': `freeShipping: Free from 40 euro
returns: Within 14 days
guarantee: Fresh or money back
processing: In a day
standardShipping: 3 days
expressShipping: 1 day
support: Weekdays
`,
  'theme.yaml': `colours:
  paper: { light: '#ffffff', dark: '#101010' }
  ink: { light: '#1b1b1b', dark: '#f0f0f0' }
  brand: { light: '#8a2f1d', dark: '#e8a08f' }
  deep: { light: '#2b1510', dark: '#0c0605' }
  accent: { light: '#b07b2c', dark: '#b07b2c' }
  new: { light: '#8a2f1d', dark: '#8a2f1d' }
  sale: { light: '#1f5c48', dark: '#1f5c48' }
grounds:
  straw: '#efe2c4'
tones:
  straw: '#efe2c4'
typefaces:
  headings: { font: eczar, name: Eczar, weight: '440', kind: serif }
  text: { font: hanken-grotesk, name: Hanken Grotesk, weight: 400 600, kind: sans-serif }
`,
  'home.yaml': `sharing: { picture: field, alt: A tea field }
hero:
  - about: First flush
    title: Spring in a cup.
    text: Picked by hand.
    action: { label: See it, to: /product/1 }
    picture: field
    portrait: cup
    ground: straw
featured: { title: All teas }
banners:
  - { title: Green, text: Light., action: { label: Look, to: /products }, picture: tin, ground: straw }
  - { title: Black, text: Strong., action: { label: Look, to: /sales }, picture: tin, ground: straw }
services:
  - { icon: truck, title: Shipping, policy: freeShipping }
  - { icon: return, title: Returns, policy: returns }
  - { icon: shield, title: Guarantee, policy: guarantee }
  - { icon: chat, title: Support, policy: support }
favourites: { title: Favourites, note: What we drink. }
collections:
  title: More
  cards:
    - title: Winter
      text: Warm.
      action: { label: Look, to: /products }
      picture: cup
      alt: A cup
    - title: Summer
      text: Cold.
      action: { label: Look, to: /products }
      picture: cup
      alt: A cup
social: { title: Photos, follow: Follow us, pictures: [leaf, leaf, leaf, leaf, leaf, leaf] }
`,
  'about.yaml': `page: { title: About, description: Who we are. }
sharing: { picture: field, alt: A tea field }
hero: { tagline: One garden., belief: Tea is enough., picture: field, portrait: cup }
stories:
  - title: The garden
    text: It is steep.
    points: [{ title: No machines }]
    picture: cup
    alt: A cup
numbers:
  - { number: '1', label: garden }
  - { number: '2', label: teas }
  - { number: '3', label: people }
  - { number: '4', label: seasons }
team:
  title: People
  members:
    - { name: Ann, role: Picker, picture: cup, alt: Ann }
closing: { title: A cup?, action: { label: Teas, to: /products } }
`,
  'contact.yaml': `page: { title: Contact, description: Talk to us. }
heading: Write to us
intro: We answer.
picture: cup
`,
  'help.yaml': `page: { title: Help, description: Answers. }
returns: { title: Returns, text: Send it back., action: { label: Contact, to: /contact } }
shipping: { title: Shipping }
terms: { title: Terms, text: Be kind. }
privacy: { title: Privacy, text: We know nothing. }
`,
  'words.yaml': `productsPage: { title: Teas, description: All teas. }
productsSharing: { picture: field, alt: A tea field }
salesPage: { title: Offers, description: Cheaper teas. }
salesSharing: { picture: field, alt: A tea field }
endNote: { all: That is all., some: And more., text: Two teas. }
productPage: { description: Tea., standardText: Good tea., benefits: [Fresh] }
productNotFound: { text: No such tea., picture: cup }
emptyCart: { text: Take one., picture: products/02-black-tea/primary }
emptyWishlist: { text: Wish for one., picture: cup }
wishlistInvitation: { title: One more?, text: The heart., action: { label: All teas, to: /products } }
orderPlaced: { title: Thank you., picture: cup }
pageNotFound: { title: Not here., text: Perhaps there., instead: These are }
menuNote: { text: Tea., picture: cup }
signUp: { text: Save time., picture: cup }
letters: { title: Letters, text: Seldom. }
`,
  'products/01-green-tea/product.yaml': `name: Green Tea
price: 8.50
oldPrice: 9.90
tag: Sale
alt:
  primary: A green tin
  secondary: Leaves
`,
  'products/02-black-tea/product.yaml': `name: Black Tea
price: 7.00
alt:
  primary: A black tin
  secondary: Leaves
`,
  'icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  'cards.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="visa"><path d="M0 0h8v8z"/></g></svg>',
  'wordmark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 8"><path d="M0 0h64v8z"/></svg>',
} as const;

const pictures = {
  'pictures/field.webp': [1600, 800],
  'pictures/cup.webp': [800, 1000],
  'pictures/tin.webp': [1050, 700],
  'pictures/leaf.webp': [400, 400],
  'products/01-green-tea/primary.jpg': [800, 1000],
  'products/01-green-tea/secondary.png': [800, 1000],
  'products/02-black-tea/primary.avif': [800, 1000],
  'products/02-black-tea/secondary.webp': [800, 1000],
} as const;

/** What a test changes: a file's new content, none to remove it, or one place in it. */
export type Change =
  | { readonly file: string; readonly content: string | Buffer | undefined }
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly encoding: BufferEncoding }
  | { readonly file: string; readonly name: string };

/** A plain picture of this size, encoded without effort: that takes a tenth of the time. */
export function aPicture(
  width: number,
  height: number,
  format: 'webp' | 'png' | 'jpeg' | 'avif' = 'webp',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#efe2c4' } })
    .toFormat(format, format === 'avif' || format === 'webp' ? { effort: 0 } : {})
    .toBuffer();
}

/** The small shop in Hindi too: each text is that of the first language. */
export function inHindi(): readonly Change[] {
  const translations = Object.entries(smallTexts).flatMap(([name, text]) => {
    const key = name.endsWith('/product.yaml') ? 'product' : name.replace('.yaml', '');
    const schema = { ...schemas, product: productSchema }[key];
    const translation = new Document({});
    for (const { path, schema: field, value } of schema ? leavesOf(schema, parse(text)) : []) {
      if (texts.has(field)) translation.setIn(path, value);
    }
    const content = translation.toString({ lineWidth: 0 });
    return content.trim() === '{}' ? [] : [{ file: `hi/${name}`, content }];
  });
  const from = 'language: en-IE\n';
  return [{ file: 'settings.yaml', from, to: `${from}languages: [en, hi]\n` }, ...translations];
}

const drawn = new Map<string, Promise<Buffer>>();

/** The small shop with these changes, in memory. */
export async function smallShop(...changes: readonly Change[]): Promise<ShopFiles> {
  const files = new Map<string, string | Buffer>(Object.entries(smallTexts));
  for (const [name, [width, height]] of Object.entries(pictures)) {
    const ending = name.split('.').at(-1) ?? '';
    const format = ending === 'jpg' ? 'jpeg' : (ending as 'webp' | 'png' | 'avif');
    const bytes = drawn.get(name) ?? aPicture(width, height, format);
    drawn.set(name, bytes);
    files.set(name, await bytes);
  }
  for (const change of changes) {
    if ('from' in change) {
      const text = String(files.get(change.file));
      if (!text.includes(change.from)) throw new Error(`${change.file} has no ${change.from}`);
      files.set(change.file, text.replace(change.from, change.to));
    } else if ('encoding' in change) {
      files.set(change.file, Buffer.from(String(files.get(change.file)), change.encoding));
    } else if ('name' in change) {
      files.set(change.name, files.get(change.file) ?? '');
      files.delete(change.file);
    } else if (change.content === undefined) {
      files.delete(change.file);
    } else {
      files.set(change.file, change.content);
    }
  }
  const read = (name: string) => Buffer.from(files.get(name) ?? '');
  return {
    folder: 'shop',
    names: [...files.keys()].toSorted(),
    read,
    inspect: async (name) => inspectPicture(read(name)),
  };
}
