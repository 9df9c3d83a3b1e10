import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { optionalFields } from '../../shop-data/leaveOut.testing.ts';
import { Scalar, isMap, parseDocument, stringify, visit } from 'yaml';

/** A shop as an owner makes one from what `npm run new-shop` has laid out. */
export type OwnersShop = {
  /** Lines of settings.yaml, and their values. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Its second language, and the words that its translation is made of. */
  readonly second?: readonly [language: string, words: string];
  /** Its product.yaml files by their folders. */
  readonly products: Readonly<Record<string, object>>;
  /** What its texts are made of: a few words in its language. */
  readonly words: string;
  /** Whether it has nothing that may be left out, but for these settings. */
  readonly isPlain?: boolean;
};

/** Replaces what was laid out by the owner's own settings, texts, products and photographs. */
export async function writeShop(folder: string, shop: OwnersShop): Promise<void> {
  for (const name of yamlFiles(folder)) {
    change(join(folder, name), (document) => {
      const [, fields = []] = optionalFields.find(([file]) => file === name) ?? [];
      if (shop.isPlain) for (const field of fields) document.delete(field);
      visit(document, {
        Scalar: (_, node) => {
          if (node.type !== Scalar.QUOTE_DOUBLE || typeof node.value !== 'string') return;
          node.value = fit(shop.words, node.value.length);
        },
      });
      if (name !== 'settings.yaml') return;
      for (const [field, value] of Object.entries(shop.settings)) document.set(field, value);
    });
  }
  for (const name of readdirSync(join(folder, 'pictures'))) {
    await replaceByPhotograph(join(folder, 'pictures', name));
  }
  rmSync(join(folder, 'products'), { recursive: true });
  for (const [name, product] of Object.entries(shop.products)) {
    const own = join(folder, 'products', name);
    mkdirSync(own, { recursive: true });
    const text = withPrices(stringify(product));
    writeFileSync(join(own, 'product.yaml'), text);
    // Upper case, as cameras name their files.
    writeFileSync(join(own, 'primary.JPG'), await photograph(960, 1200));
    writeFileSync(join(own, 'secondary.jpeg'), await photograph(1000, 1250));
  }
}

/** Translates each empty text that `check-shop -- --fill` has written; the comment above it has the original. */
export function translate(folder: string, words: string): void {
  const translated = (original: string) => {
    if (/^[ -~]+$/.test(original)) return original;
    // Two originals have two translations, or two products would have the same name.
    const start = Array.from(original).reduce(
      (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
      0,
    );
    const turned = words.slice(start % words.length) + words.slice(0, start % words.length);
    return fit(turned.trimStart(), original.length);
  };
  for (const name of yamlFiles(folder)) {
    const filled = readFileSync(join(folder, name), 'utf8').replaceAll(
      /(# (.*)\n\s*(?:\w+:|-)) ?$/gm,
      (_, empty: string, original: string) => `${empty} ${JSON.stringify(translated(original))}`,
    );
    writeFileSync(join(folder, name), filled);
  }
}

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
}

function change(file: string, edit: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (!isMap(document.contents)) return;
  edit(document);
  writeFileSync(file, withPrices(document.toString({ lineWidth: 0 })));
}

/** Prices are written without quotation marks. */
function withPrices(text: string): string {
  return text.replaceAll(/"(\d+\.\d\d)"/g, '$1');
}

/** A text of these words that is as long as another. */
function fit(words: string, length: number): string {
  return words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
}

/** A photograph of the same shape in the place of a picture. */
async function replaceByPhotograph(file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  rmSync(file);
  writeFileSync(file.replace(/webp$/, 'jpg'), await photograph(width, height));
}

/** As a phone takes it: the pixels lie on their side, and EXIF says how to turn them. */
function photograph(width: number, height: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${width}">
    <linearGradient id="light"><stop stop-color="#e7d8c4"/><stop offset="1" stop-color="#b5542a"/></linearGradient>
    <path fill="url(#light)" d="M0 0h${height}v${width}H0z"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}
