import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '#catalogue/picture.ts';
import type { Product } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import type { Zoned } from '#ordering/zone.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { productFields } from '#reader/fields/product.ts';
import { unitPriceOf } from '#reader/fields/unitPrice.ts';
import { firstSentence, readMarkdown } from '#reader/files/markdown.ts';
import { pick, present } from '#reader/files/present.ts';
import type { ShopProduct } from './makeProducts.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import { asksOf } from '#reader/read/asks.ts';
import { zonedOf } from '#reader/read/zones.ts';
import { listedSizes, sizesOf } from './sizes.ts';

/** All that the app has of it; what a product does not have is `undefined`. A field that is forgotten does not compile. */
type Complete<Content> = {
  readonly [Field in keyof Content]-?: Partial<Content> extends Pick<Content, Field>
    ? Content[Field] | undefined
    : Content[Field];
};

type CardField = (typeof productFields.card)[number];
type PageField = (typeof productFields.page)[number];
type PictureOf = (named: NamedPicture) => Picture;

/** What every page has of each product, and which of them lists show: of a product in sizes, one for all. */
export function toCatalogue(shop: Shop, original: Shop, pictureOf: PictureOf) {
  // By the words of the first language, the same in each.
  const keysOf = ({ id }: ShopProduct) => {
    const own = original.products.find((product) => product.id === id);
    return own && zonedOf(own, original.content.settings);
  };
  const made = shop.products.map((product) => ({
    product: { ...toProduct(product, shop, pictureOf), ...keysOf(product) },
    sizes: listedSizes(product, shop.products),
  }));
  const catalogue = made.map(({ product }) => product);
  const listed = made.flatMap(({ product, sizes }) =>
    sizes ? { ...ofAll(product, catalogue), ...sizes } : product.family ? [] : product,
  );
  return { catalogue, listed: listed.length < catalogue.length ? listed : catalogue };
}

/** What stands for all sizes bears the sign that each of them bears. */
function ofAll({ diet, ...lead }: Product, catalogue: readonly Product[]): Product {
  const sizes = catalogue.filter(({ family }) => family === lead.family);
  return present<Product>({
    ...lead,
    diet: sizes.every((size) => size.diet === diet) ? diet : undefined,
  });
}

function toProduct(product: ShopProduct, shop: Shop, pictureOf: PictureOf): Product {
  const { netQuantity } = product.facts;
  const { unitPrices = [] } = shop.content.settings;
  const [image = { picture: `products/${product.folder}/primary` }, secondaryImage] =
    product.images;
  const made: Complete<
    Omit<Product, CardField | 'id' | 'sizes' | 'from' | 'answers' | keyof Zoned>
  > = {
    untranslated: product.untranslated,
    size: product.size,
    family: product.family,
    availability: product.availability,
    asks: asksOf(product, shop.content.settings),
    diet: product.facts.diet,
    netQuantity,
    description: readDescription(product, shop).sentence,
    unitPrice: unitPriceOf(product.price, netQuantity ?? product.size, unitPrices),
    image: pictureOf(image),
    secondaryImage: secondaryImage && pictureOf(secondaryImage),
  };
  return present<Product>({ id: product.id, ...pick(product, productFields.card), ...made });
}

/** What only a product's own page needs of it: all that cards do not have. */
export function toDetails(product: ShopProduct, shop: Shop, pictureOf: PictureOf): ProductDetails {
  const { alt, family, facts, goesWith, morePictures } = product;
  const { prose, sentence } = readDescription(product, shop);
  const isShort = isDeepStrictEqual(prose, [{ type: 'paragraph', content: [sentence] }]);
  const made: Complete<Omit<ProductDetails, PageField>> = {
    family,
    alts: [alt.primary, ...(alt.secondary === undefined ? [] : [alt.secondary])],
    description: isShort ? undefined : prose,
    morePictures: morePictures?.map(({ picture, alt }) => ({ picture: pictureOf(picture), alt })),
    facts,
    sizes: sizesOf(product, shop.products, pictureOf),
    goesWith: goesWith?.map((id) => shop.products.find((each) => each.id === id)?.family ?? id),
  };
  return present<ProductDetails>({ ...pick(product, productFields.page), ...made });
}

/** A product's description and its first sentence; nothing where it has none. */
function readDescription({ description }: ShopProduct, { content: { settings }, gone }: Shop) {
  if (description === undefined) return {};
  const { prose } = readMarkdown(description, gone);
  return { prose, sentence: firstSentence(prose, settings.language) };
}
