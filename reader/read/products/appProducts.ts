import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '#catalogue/picture.ts';
import type { Product } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { productFields } from '#reader/fields/product.ts';
import { unitPriceOf } from '#reader/fields/unitPrice.ts';
import { firstSentence, readMarkdown } from '#reader/files/markdown.ts';
import { pick, present } from '#reader/files/present.ts';
import type { ShopProduct } from './makeProducts.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import { asksOf } from '#reader/read/asks.ts';
import { labelsOf } from '#reader/read/zones.ts';
import { listedSizes, sizesOf } from './sizes.ts';

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
  const { id, untranslated, size, family, availability, pictures, facts } = product;
  const { diet, netQuantity } = facts;
  const { settings } = shop.content;
  const [image, secondaryImage] = pictures.slice(0, 2).map(({ picture }) => pictureOf(picture));
  // Zones name it by the words of the first language, the same in each.
  const own = original.products.find((each) => each.id === id);
  return present<Omit<Product, 'sizes' | 'from' | 'answers'>>({
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
    unitPrice: unitPriceOf(product.price, netQuantity ?? size, settings.unitPrices ?? []),
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
