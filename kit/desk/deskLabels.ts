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
// oxfmt-ignore
const labels: Readonly<Record<string, string | readonly [label: string, help: string]>> = {
  about: 'Line above the title',
  'accent-on-deep': 'Outline of what has focus in the footer',
  action: 'Link',
  alt: 'What the picture shows',
  'art-band': 'Behind the head of the About page',
  'art-deep': 'Behind the spotlight',
  'art-ink': 'Dark text on pictures',
  'art-ink-press': 'Dark buttons on pictures, pressed',
  'art-line': 'Lines on pictures',
  'art-paper': 'Light text on pictures',
  'art-paper-2': 'Quiet text on pictures',
  'art-paper-press': 'Light buttons on pictures, pressed',
  buttons: 'Language of buttons',
  branch: ['Branch on GitHub', 'Nearly always main.'],
  'brand-press': 'Pressed buttons',
  availabilityDay: ['Which day', 'Only with “From a day”: the first day on which it can be ordered. Or with “Few left until a day”: the last day that says so.'],
  cardMarks: 'Cards in the footer',
  'colours.accent': 'Short lines above headings',
  'colours.brand': 'Buttons',
  'colours.deep': 'Footer',
  'colours.ink': 'Text',
  'colours.new': 'Tag “New”',
  'colours.paper': 'Behind everything',
  'colours.sale': 'Tag “Sale”',
  'currency.locale': ['Commas as in', 'The language and the country: en-IN writes 1,00,000, en-GB writes 100,000.'],
  'currency.written': ['How a price looks', 'Write {amount} where the number goes, as in ₹ {amount}.'],
  danger: 'Messages of errors',
  'deep-mark': 'Large name in the footer',
  demonstration: 'Not yet: the shop is a demonstration',
  devanagari: 'Font of Hindi letters',
  digits: 'How many digits',
  editor: ['Desk on a phone', 'Leave it out if you only use the desk on your computer.'],
  email: 'E-mail',
  en: 'English',
  endNote: 'End of the list of products',
  externalId: ['Number in the other shop system', 'Only if another shop system takes your orders.'],
  facts: 'Maker, origin, contents',
  follow: 'Link to the profile',
  'few left until': 'Few left until a day',
  'choice.from': 'From a day',
  gtin: 'GTIN: the number below the barcode',
  ground: 'Colour behind the picture',
  grounds: ['Named colours', 'Each picture of the home page stands on one of these.'],
  hero: 'Head of the page',
  hi: 'Hindi',
  'parts.featured': 'Row of products',
  'parts.hero': 'Slides',
  hosted: 'Another shop system',
  'ink-2': 'Quiet text',
  'ink-2-strong': 'Quiet text, with more contrast',
  instead: 'Heading of the four products',
  isDigits: 'For digits',
  isHindi: 'For Hindi letters',
  isIncluded: 'Prices contain it',
  leastPrice: ['Lowest price allowed', 'A product that costs less must be a slip, and the desk then says so.'],
  letters: 'Newsletter',
  likeness: ['Until the font has loaded', 'How the font that is shown first is stretched to be like yours. Leave it as it is.'],
  'line-2': 'Lines of fields',
  'line-deep': 'Lines in the footer',
  line: 'Slogan',
  mail: 'E-mail',
  mrp: 'Maximum retail price',
  mrpIncludesTaxes: 'Maximum retail price contains all taxes',
  'on-brand': 'Text on buttons',
  'on-deep': 'Text in the footer',
  'on-deep-2': 'Quiet text in the footer',
  'on-tag': 'Text of tags',
  opens: 'What the number opens',
  order: 'Position in lists',
  'orders.address': ['Address of the other cart', 'Write {id} where a product’s number there goes, and {quantity} where the number of pieces goes.'],
  page: 'Tab and search engines',
  plate: 'Behind pictures',
  policy: 'Promise',
  portrait: 'Picture for phones',
  primary: 'First picture',
  'product.alt': ['What the pictures show', 'For people who cannot see them.'],
  'product.availability': ['Can it be ordered?', 'Nothing chosen means in stock.'],
  'product.category': ['Category', 'The page of the shop that it is on. Settings have the list.'],
  'product.variant': ['Kind or size', 'What it has and a product of the same name has not, such as 50 g or jar.'],
  productsSharing: 'The list of products, shared',
  raised: 'Cards',
  'regions.list': 'All of them',
  'regions.name': ['Called', 'What a region is called at the checkout, such as State.'],
  repository: ['Your shop on GitHub', 'The name and the project, such as meera/shop.'],
  salesSharing: 'The list of sales, shared',
  scrim: 'Veil behind a dialog',
  secondary: 'Second picture',
  separator: ['Sign between two products', 'Only for another shop system: what its address has between two products, often a comma.'],
  'settings.availability': 'Words for “in stock”',
  'settings.categories': ['Categories', 'The parts of your range: each has a page of its own.'],
  'settings.category': ['What you sell', 'In a word or two: it is shown above products that have no category.'],
  'settings.regions': ['States or counties', 'What buyers choose from at the checkout.'],
  'shades.info': 'Notes',
  'shades.line': 'Thin lines',
  'shades.link': 'Links',
  'shades.warning': 'Warnings',
  sharing: 'The page, shared',
  'shipping.regions': 'Where shipping costs more or less',
  'shipping.regions.name': ['State or county', 'Exactly as in the list “States or counties” below.'],
  site: 'Address of the shop',
  skeleton: 'Placeholders',
  sku: 'Own number on orders',
  'settings.sku': ['Number on orders', 'Write {id} where the product’s own number goes, as in TEA-{id}.'],
  slug: 'End of the address',
  social: 'Pictures of the profile',
  success: 'Messages of success',
  sunk: 'Sunk areas',
  to: 'Leads to',
  typefaces: 'Fonts',
  whatsapp: 'WhatsApp',
  'home.parts': ['Parts of the page, in their order', 'A part may be there twice.'],
  seller: 'Who sells',
  grievance: 'Who answers complaints',
  registrations: 'Numbers of registration',
  'page.text': ['Text', 'What the page says.'],
  'product.sizes.number': ['Number', 'Leave it empty: the size gets one when you save, and keeps it.'],
  'ownPage.in': 'Link in',
  'ownPage.order': 'Position of the link',
  none: 'Nowhere',
};

/** What the desk calls the field at a path such as `product.oldPrice`, or a choice. */
export function labelOf(path: string): string {
  const [label] = [ownWords(path) ?? []].flat();
  const name = path.split('.').at(-1) ?? '';
  return label ?? sentenceOf(name.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase());
}

/** What the desk says below a field: words of its own, or else the schema's and the size of a picture. */
export function helpOf(path: string, description?: string, size = ''): string | undefined {
  const own = ownWords(path);
  if (typeof own === 'object') return own[1];
  // In forms a file is known by its label.
  const inForms = description?.replaceAll(
    /(\w+)\.yaml/g,
    (_, file: keyof typeof fileLabels) => fileLabels[file][0],
  );
  return inForms && `${sentenceOf(inForms)}${size}.`;
}

/** By the longest end of the path that has some. */
function ownWords(path: string): (typeof labels)[string] | undefined {
  const [, rest] = /\.(.*)/.exec(path) ?? [];
  return labels[path] ?? (rest === undefined ? undefined : ownWords(rest));
}

/** The text with a capital letter first. */
function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
