/** The files of a shop in the order of the desk, with what it calls them and an icon (of Material Symbols). */
export const fileLabels = {
  home: ['Home page', 'home'],
  about: ['About page', 'groups'],
  contact: ['Contact page', 'mail'],
  help: ['Help page', 'help'],
  words: ['Other texts', 'notes'],
  policies: ['Promises', 'handshake'],
  settings: ['Settings', 'settings'],
  theme: ['Colours and fonts', 'palette'],
} as const;

/** What the desk calls a field or a choice, by the end of its path, where its name says too little. */
const labels: Readonly<Record<string, string>> = {
  about: 'Line above the title',
  action: 'Link',
  alt: 'What the picture shows',
  cardMarks: 'Cards in the footer',
  demonstration: 'Not yet: the shop is a demonstration',
  devanagari: 'Font of Hindi letters',
  digits: 'How many digits',
  editor: 'The desk from anywhere',
  email: 'E-mail',
  en: 'English',
  endNote: 'End of the list of products',
  externalId: 'Number in the other shop system',
  follow: 'Link to the profile',
  gtin: 'GTIN: the number below the barcode',
  ground: 'Colour behind the picture',
  grounds: 'Grounds: the colours behind pictures',
  hero: 'Head of the page',
  hi: 'Hindi',
  hosted: 'Another shop system',
  instead: 'Heading of the four products',
  isDigits: 'For digits',
  isHindi: 'For Hindi letters',
  isIncluded: 'Prices contain it',
  letters: 'Newsletter',
  likeness: 'Measures of the font',
  line: 'Slogan',
  locale: 'Whose grouping of digits',
  mail: 'E-mail',
  mrp: 'Maximum retail price',
  mrpIncludesTaxes: 'Maximum retail price contains all taxes',
  opens: 'What the number opens',
  order: 'Position in lists',
  page: 'Tab and search engines',
  policy: 'Promise',
  portrait: 'Picture for phones',
  primary: 'First picture',
  productsSharing: 'The list of products, shared',
  salesSharing: 'The list of sales, shared',
  secondary: 'Second picture',
  sharing: 'The page, shared',
  site: 'Address of the shop',
  'product.sku': 'Own number',
  sku: 'Product numbers',
  slug: 'End of the address',
  social: 'Pictures of the profile',
  to: 'Leads to',
  typefaces: 'Fonts',
  whatsapp: 'WhatsApp',
  written: 'How a price is written',
  'colours.paper': 'Behind everything',
  'colours.ink': 'Text',
  'colours.brand': 'Buttons',
  'colours.deep': 'Footer',
  'colours.accent': 'Short lines above headings',
  'colours.new': 'Tag “New”',
  'colours.sale': 'Tag “Sale”',
  raised: 'Cards',
  sunk: 'Sunk areas',
  plate: 'Behind pictures',
  skeleton: 'Placeholders',
  scrim: 'Veil behind a dialog',
  'ink-2': 'Quiet text',
  'ink-2-strong': 'Quiet text, with more contrast',
  'shades.line': 'Thin lines',
  'line-2': 'Lines of fields',
  'brand-press': 'Pressed buttons',
  'on-brand': 'Text on buttons',
  'shades.link': 'Links',
  'on-deep': 'Text in the footer',
  'on-deep-2': 'Quiet text in the footer',
  'line-deep': 'Lines in the footer',
  'deep-mark': 'Large name in the footer',
  'accent-on-deep': 'Outline of what has focus in the footer',
  'on-tag': 'Text of tags',
  danger: 'Messages of errors',
  success: 'Messages of success',
  'shades.warning': 'Warnings',
  'shades.info': 'Notes',
  'art-ink': 'Dark text on pictures',
  'art-ink-press': 'Dark buttons on pictures, pressed',
  'art-paper': 'Light text on pictures',
  'art-paper-press': 'Light buttons on pictures, pressed',
  'art-paper-2': 'Quiet text on pictures',
  'art-line': 'Lines on pictures',
  'art-deep': 'Behind the spotlight',
  'art-band': 'Behind the head of the About page',
  'home.hero': 'Slides',
  'product.alt': 'What the pictures show',
};

/** What the desk calls the field at a path such as `product.oldPrice`, or a choice. */
export function labelOf(path: string): string {
  const [, rest] = /\.(.*)/.exec(path) ?? [];
  return (
    labels[path] ??
    (rest === undefined
      ? sentenceOf(path.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase())
      : labelOf(rest))
  );
}

/** The text with a capital letter first. */
export function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
