import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument, stringify } from 'yaml';
import { settingsFileOf } from '#reader/fields/settings/settings.ts';

const settings = {
  name: 'सुनंदा सावजी मसाला भंडार',
  language: 'hi-IN',
  languages: ['hi', 'mr', 'pt'],
  copyright: 'सुनंदा',
  contact: { phone: '+91 98220 12345', phoneName: 'WhatsApp', email: 'hello@my-shop.in' },
  socialProfile: {
    name: 'Instagram',
    address: 'https://www.instagram.com/my-shop',
    icon: 'instagram',
  },
  orders: { channel: 'whatsapp', phone: '+91 98220 12345' },
  shipping: { zones: [{ name: 'India', charge: '49.00', freeFrom: '499.00' }] },
};
/** The first price has digits that no text of the shop has, and the last name is one long word. */
const products = [
  { name: 'सावजी मसाला', price: '12360.70' },
  { name: 'गरम मसाला', price: '199.00' },
  { name: 'प्रतियोगितापरीक्षासंबंधितमसालाविक्रेताप्रतिनिधि', price: '200.00' },
] as const;

/**
 * Turns what `npm run new-shop` has laid out into a spice shop in Hindi, Marathi and Portuguese, whose orders go
 * to WhatsApp and whose photographs are as a phone takes them.
 */
export async function makeSpiceShop(folder: string, site: string): Promise<void> {
  const change = (file: string, path: readonly string[], value: unknown) => {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    document.setIn(path, document.createNode(value));
    writeFileSync(join(folder, file), withPrices(document.toString({ lineWidth: 0 })));
  };
  for (const [field, value] of Object.entries({ ...settings, site }))
    change(settingsFileOf(field), [field], value);
  change('settings/technical.yaml', ['currency', 'locale'], 'mr-IN');
  for (const [index, facts] of products.entries()) {
    const own = join(folder, 'products', `${index + 1}-spice-${index + 1}`);
    mkdirSync(own, { recursive: true });
    const text = stringify({ ...facts, alt: { primary: 'एक पैकेट', secondary: 'एक चम्मच' } });
    writeFileSync(join(own, 'product.yaml'), withPrices(text));
    // Upper case, as cameras name their files.
    writeFileSync(join(own, 'primary.JPG'), await photograph(960, 1200));
    writeFileSync(join(own, 'secondary.jpeg'), await photograph(1000, 1250));
  }
}

/** Prices are written without quotation marks. */
function withPrices(text: string): string {
  return text.replaceAll(/"(\d+\.\d\d)"/g, '$1');
}

/** The pixels lie on their side, and EXIF says how to turn them. */
function photograph(width: number, height: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${width}">
    <linearGradient id="light"><stop stop-color="#e7d8c4"/><stop offset="1" stop-color="#b5542a"/></linearGradient>
    <path fill="url(#light)" d="M0 0h${height}v${width}H0z"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}
