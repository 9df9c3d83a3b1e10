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

/** What the desk calls a field or a choice, where its name in the file says too little. */
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
  sku: 'Product numbers',
  slug: 'End of the address',
  social: 'Pictures of the profile',
  to: 'Leads to',
  typefaces: 'Fonts',
  whatsapp: 'WhatsApp',
  written: 'How a price is written',
};

/** `oldPrice` is shown as “Old price”. */
export function labelOf(name: string): string {
  return labels[name] ?? sentenceOf(name.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase());
}

/** The text with a capital letter first. */
export function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
