import { nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';
import { factColumns } from './factColumns.ts';
import { amountIn } from './packs.ts';

/** What a column says, and what people and other systems call it (docs/owners/import.md). */
// oxfmt-ignore
export const columns: Readonly<Record<string, string>> = {
  handle: 'URL handle',
  group: 'item_group_id',
  name: 'Title, Item, Items, Item name, Product, Product name, Particulars',
  options: 'Option1 Name, Option2 Name, Option3 Name, Attribute 1 name, Attribute 2 name, Attribute 3 name',
  size: 'Option1 Value, Option2 Value, Option3 Value, Attribute 1 value(s), Attribute 2 value(s), Attribute 3 value(s), Color, Colour, Pack size, Packing, Pack',
  price: 'Variant Price, Regular price, Selling price, Rate',
  'old price': 'Variant Compare At Price, Compare-at price',
  stock: 'Variant Inventory Qty, Inventory quantity, Inventory, quantity_to_sell_on_facebook, Qty, Quantity',
  availability: 'In stock?',
  'counted by': 'Variant Inventory Tracker, Inventory tracker',
  'without stock': 'Variant Inventory Policy, Continue selling when out of stock',
  category: 'Categories, product_type',
  description: 'Body (HTML), Short description',
  keywords: 'Keyword, Search words, Search keywords',
  pictures: 'Image Src, Product image URL, Images, image_link, additional_image_link, Photo, Photos',
  'size picture': 'Variant Image, Variant image URL',
  'picture text': 'Image Alt Text',
  brand: 'Vendor, Brands',
  gtin: 'Barcode, Variant Barcode, GTIN UPC EAN or ISBN',
  sku: 'Variant SKU',
  published: 'Published on online store',
  number: '', variant: '', 'sale price': '', tag: '', status: '', type: '', parent: '', id: '',
  ...Object.fromEntries(factColumns.map(({ column, label }) => [column, label.replaceAll(',', '')])),
  'net quantity': 'Net wt, Net weight, Net content',
  material: 'Fabric',
  diet: 'Veg or non-veg, Veg / Non-veg, Food type',
  allergens: 'Allergen, Contains',
  origin: 'Country of origin',
};

/** A text has a column in each language too, such as `name hi` or `Hindi name`. */
export const known = new Map(
  ['', ...spokenLanguages()].flatMap((code) =>
    Object.entries(columns).flatMap(([field, headings]) =>
      [field, ...headings.split(', ')]
        .filter(Boolean)
        .flatMap((heading) => writtenIn(heading, code))
        .map((heading) => [heading, `${field} ${code}`.trim()] as const),
    ),
  ),
);

/** Capitals, spaces and dashes differ between versions of the same system. */
export function plain(heading: string): string {
  return heading
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The headings of a column in a language, or in the shop’s own. */
export function writtenIn(heading: string, code: string): readonly string[] {
  const name = code && nameInEnglish(code);
  return [`${heading} ${code}`, `${heading} ${name}`, `${name} ${heading}`].map(plain);
}

/** What a pack may have in a column of its own. */
export const ofPacks = ['price', 'old price', 'sale price', 'mrp', 'stock', 'sku', 'gtin'];

/** Before the fields of a pack, whose columns say them for one amount. */
export const packKey = (amount: string | undefined, field: string) => `pack ${amount}: ${field}`;

/** The field of a heading; “250 gm” and “MRP 250 gm” are the price and the MRP of a pack. */
export function fieldOf(written: string): string | undefined {
  const heading = written.replace(/\((?:rs|inr|₹)\.?\)/i, '');
  const field = known.get(plain(heading));
  const pack = field === undefined ? amountIn(heading) : undefined;
  if (!pack) return field;
  const ofPack = pack.rest === '' ? 'price' : (known.get(plain(pack.rest)) ?? '');
  return ofPacks.includes(ofPack) ? packKey(pack.amount, ofPack) : undefined;
}
