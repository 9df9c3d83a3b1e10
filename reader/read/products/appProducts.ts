import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '#catalogue/picture.ts';
import type { Product } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import { pick, productFields } from '#reader/fields/product.ts';
import { unitPriceOf } from '#reader/fields/unitPrice.ts';
import { firstSentence, readMarkdown } from '#reader/files/markdown.ts';
import { present } from '#reader/files/present.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { asksOf } from '#reader/read/asks.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { labelsOf } from '#reader/read/zones.ts';
import type { ShopProduct } from './products.ts';

type PictureOf = (named: NamedPicture) => Picture;

/** What every page has of each product, and which of them lists show: of a product in sizes, one for all. */
export function toCatalogue(shop: Shop, original: Shop, pictureOf: PictureOf) {
  const catalogue = shop.products.map((product) => toProduct(product, shop, original, pictureOf));
  const listed = catalogue.flatMap((product) => {
    const sizes = listedSizes(product, catalogue);
    return sizes ? { ...ofAll(product, catalogue), ...sizes } : product.family ? [] : product;
  });
  return { catalogue, listed: listed.length < catalogue.length ? listed : catalogue };
}

/** What stands for all sizes bears the sign that each of them bears. */
function ofAll({ diet, ...lead }: Product, catalogue: readonly Product[]): Product {
  const sizes = catalogue.filter(({ family }) => family === lead.family);
  return { ...lead, ...(diet && sizes.every((size) => size.diet === diet) && { diet }) };
}

function toProduct(
  product: ShopProduct,
  shop: Shop,
  original: Shop,
  pictureOf: PictureOf,
): Product {
  const { id, untranslated, size, family, availability, pictures, facts, price } = product;
  const { diet, netQuantity } = facts;
  const { settings } = shop.content;
  const [image, secondaryImage] = pictures.slice(0, 2).map(({ picture }) => pictureOf(picture));
  // Zones name it by the words of the first language, the same in each.
  const own = original.products.find((each) => each.id === id);
  return present<Product>({
    id,
    ...pick(product, productFields.card),
    untranslated,
    size,
    family,
    availability,
    asks: asksOf(product, settings),
    diet,
    netQuantity,
    description: readDescription(product, shop).sentence,
    unitPrice: unitPriceOf(price, netQuantity ?? size, settings.unitPrices ?? []),
    image,
    secondaryImage,
    labels: own && labelsOf(own, original.content.settings),
  });
}

/** What only a product's own page needs of it: all that cards do not have. */
export function toDetails(product: ShopProduct, shop: Shop, pictureOf: PictureOf): ProductDetails {
  const { family, facts, goesWith, pictures } = product;
  const { prose, sentence } = readDescription(product, shop);
  const isShort = isDeepStrictEqual(prose, [{ type: 'paragraph', content: [sentence] }]);
  const more = pictures.slice(2);
  return present<ProductDetails>({
    ...pick(product, productFields.page),
    family,
    alts: pictures.slice(0, 2).map(({ alt }) => alt),
    description: isShort ? undefined : prose,
    morePictures: more[0] && more.map(({ picture, alt }) => ({ picture: pictureOf(picture), alt })),
    facts,
    sizes: sizesOf(product, shop.products, pictureOf),
    goesWith: goesWith?.map((id) => shop.products.find((each) => each.id === id)?.family ?? id),
  });
}

/** A product's description and its first sentence; nothing where it has none. */
function readDescription({ description }: ShopProduct, { content: { settings }, gone }: Shop) {
  if (description === undefined) return {};
  const { prose } = readMarkdown(description, gone);
  return { prose, sentence: firstSentence(prose, settings.language) };
}

/** The choices that a size's page shows: one row, or one for each part of labels such as 12 in / Indigo. */
export function sizesOf<Shown>(
  product: ShopProduct,
  products: readonly ShopProduct[],
  pictureOf: (named: NamedPicture) => Shown,
) {
  const { family, options = [] } = product;
  if (family === undefined) return undefined;
  const all = products.filter((other) => other.family === family);
  const partsOf = ({ size = '' }: ShopProduct) => size.split(/ ?\/ ?/);
  const isSplit =
    options.length === 2 && all.every((size) => partsOf(size).filter(Boolean).length === 2);
  return (isSplit ? options : [options.join(' / ')]).map((name, row) => {
    const labelOf = (size: ShopProduct) => (isSplit ? partsOf(size)[row] : size.size) ?? '';
    const groups = Array.from(new Set(all.map(labelOf)), (label) => ({
      label,
      sizes: all.filter((size) => labelOf(size) === label),
    }));
    const images = groups.map(
      ({ sizes }) => new Set(sizes.map(({ pictures: [first] }) => first?.picture.picture)),
    );
    // Only where the picture depends on this part.
    const hasImages =
      images.every(({ size }) => size === 1) &&
      new Set(images.flatMap((each) => [...each])).size > 1;
    const values = groups.map(({ label, sizes }) => {
      // Of the sizes with this part, the one that has the other part of the shown one.
      const isNext = (size: ShopProduct) => partsOf(size)[1 - row] === partsOf(product)[1 - row];
      const next = sizes.find((size) => isSplit && isNext(size)) ?? sizes[0] ?? product;
      const image = hasImages ? next.pictures[0]?.picture : undefined;
      return {
        label,
        product: next.id,
        ...(sizes.includes(product) && { isChosen: true }),
        ...(next.availability === 'out of stock' && { isGone: true }),
        ...(image && { image: pictureOf(image) }),
      };
    });
    return { ...(name && { name }), values };
  });
}

type Listed = {
  readonly price: number;
  readonly family?: number;
  readonly availability?: string | undefined;
};

/**
 * Of the product that stands for all sizes of a family in lists, the first one in stock, else the first that
 * can be ordered: how many there are, and the least price, where prices differ. Nothing for any other.
 */
export function listedSizes(product: Listed, products: readonly Listed[]) {
  const { family } = product;
  const sizes = products.filter((other) => family !== undefined && other.family === family);
  const orderable = sizes.filter(({ availability }) => availability !== 'out of stock');
  const offered = orderable.length > 0 ? orderable : sizes;
  const lead = offered.find(({ availability }) => availability === undefined) ?? offered[0];
  if (lead !== product) return undefined;
  const from = Math.min(...offered.map(({ price }) => price));
  const differ = offered.some(({ price }) => price !== from);
  return { sizes: sizes.length, ...(differ && { from }) };
}
