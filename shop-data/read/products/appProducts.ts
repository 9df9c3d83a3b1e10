import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '#catalogue/picture.ts';
import type { OnItsPage, Product, ProductDetails } from '#catalogue/product.ts';
import type { NamedPicture } from '#shop-data/fields/kinds/fieldTypes.ts';
import { fieldsOfCards } from '#shop-data/fields/product.ts';
import { unitPriceOf } from '#shop-data/fields/unitPrice.ts';
import { firstSentence, readMarkdown } from '#shop-data/read/markdown.ts';
import type { ShopProduct } from './readProducts.ts';
import type { Shop } from '#shop-data/read/readShop.ts';
import { listedSizes, sizesOf } from './sizes.ts';

/** What the app knows, with names in place of what only the bundler knows, and no field forgotten. */
type Named<Content> = Content extends Picture
  ? NamedPicture
  : { readonly [Field in keyof Content]: Named<Content[Field]> };
type Complete<Content> = {
  readonly [Field in keyof Content]-?: Partial<Content> extends Pick<Content, Field>
    ? Content[Field] | undefined
    : Content[Field];
};

/** In code that is written, a field may be there and `undefined`. */
type Loose<Content> = { readonly [Field in keyof Content]: Content[Field] | undefined };

/** What lists show: the product at an index, or all sizes of it. */
type Sizes = Pick<Product, 'sizes' | 'from'>;
type Listed = { readonly index: number; readonly sizes?: Sizes };
type CardField = (typeof fieldsOfCards)[number];

/** What every page has of each product, and which of them lists show. */
export function toCatalogue(shop: Shop) {
  const catalogue = shop.products.map((product) => toCard(product, shop));
  const listed = shop.products.flatMap((product, index): readonly Listed[] => {
    // Of the sizes of a product, lists show the one that stands for all.
    const sizes = listedSizes(product, shop.products);
    if (product.family !== undefined && !sizes) return [];
    return [{ index, ...(sizes && { sizes }) }];
  });
  return { catalogue, listed };
}

function toCard(product: ShopProduct, shop: Shop) {
  const { id, untranslated, originalName, size, family, availability } = product;
  const { netQuantity } = product.facts;
  const { unitPrices = [] } = shop.content.settings;
  const [image = { picture: `products/${product.folder}/primary` }, secondaryImage] =
    product.images;
  const made: Complete<Named<Omit<Product, CardField | keyof Sizes | 'id'>>> = {
    untranslated,
    originalName,
    size,
    family,
    availability,
    netQuantity,
    description: readDescription(product, shop).sentence,
    unitPrice: unitPriceOf(product.price, netQuantity ?? size, unitPrices),
    image,
    secondaryImage,
  };
  return { id, ...pick(product, fieldsOfCards), ...made };
}

/** What only a product's own page needs of it: all that cards do not have. */
export function toDetails(product: ShopProduct, shop: Shop) {
  const { products } = shop;
  const {
    id: _id,
    untranslated: _untranslated,
    originalName: _originalName,
    size: _size,
    availability: _availability,
    folder: _folder,
    alt,
    fit: _fit,
    images: _images,
    goesWith,
    ...others
  } = without(product, fieldsOfCards);
  const { prose, sentence } = readDescription(product, shop);
  const isShort = isDeepStrictEqual(prose, [{ type: 'paragraph', content: [sentence] }]);
  const made: Complete<Named<Omit<OnItsPage, 'facts' | 'family' | 'morePictures'>>> = {
    alts: [alt.primary, ...(alt.secondary === undefined ? [] : [alt.secondary])],
    description: isShort ? undefined : prose,
    sizes: sizesOf(product, products),
  };
  const after = goesWith?.map((id) => products.find((each) => each.id === id)?.family ?? id);
  return { ...others, ...made, goesWith: after } satisfies Loose<Named<ProductDetails>>;
}

/** A product's description and its first sentence; nothing where it has none. */
function readDescription({ description }: ShopProduct, { content: { settings } }: Shop) {
  if (description === undefined) return {};
  const { prose } = readMarkdown(description);
  return { prose, sentence: firstSentence(prose, settings.language) };
}

function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

function without<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Omit<Whole, Name> {
  const left = Object.entries(whole).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Whole, Name>;
}
