import { dayOf } from '#ordering/day.ts';
import {
  type Availability,
  availabilityOn,
  firstDayOf,
  isOrderable,
} from '#catalogue/availability.ts';
import { type Picture, pictureAddress, pictureWidths } from '#catalogue/picture.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import { kindOf } from '#say/sayProduct.ts';
import { loadDetails } from '#features/product/loadDetails.ts';
import { catalogue } from '#shop/products';
import { productPage } from '#shop/words';
import { description, name } from '#shop/settings';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { absolute, absoluteFile } from '#shell/head.ts';
import { optionsOf } from './options.ts';
import { type Sending, listShippings, priceText, withTax } from './shippingDetails.ts';

/**
 * All products for shopping services: RSS 2.0 with the elements that they read (SPEC 16.70). While the
 * shop takes no orders, everything is out of stock, as in the structured data.
 */
export function renderFeed(
  products: readonly ListedProduct[],
  takesOrders = import.meta.env.TAKES_ORDERS,
  given: Sending = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeMarkup(name)}</title>
<link>${absolute('/')}</link>
<description>${escapeMarkup(description)}</description>
${products.map((product) => renderItem(product, takesOrders, given)).join('\n')}
</channel>
</rss>
`;
}

type ListedProduct = Product & {
  readonly details?: Pick<ProductDetails, 'brand' | 'gtin' | 'morePictures'> | undefined;
};

export function listProducts(): Promise<readonly ListedProduct[]> {
  return Promise.all(
    catalogue.map(async (product) => ({
      ...product,
      details: await loadDetails(String(product.id)),
    })),
  );
}

function renderItem(product: ListedProduct, takesOrders: boolean, given: Sending): string {
  const { id, family, price, oldPrice, unitPrice } = product;
  const { brand = name, gtin } = product.details ?? {};
  const state = takesOrders ? availabilityToday(product) : 'out of stock';
  const firstDay = firstDayOf(state);
  const elements: readonly (readonly [element: string, text: string | undefined])[] = [
    // Not the SKU, whose pattern may change: services would take all products for new ones.
    ['id', String(id)],
    ['item_group_id', family === undefined ? undefined : String(family)],
    ...Object.entries(optionsOf(product)),
    ['title', fullName(product)],
    ['description', product.description ?? productPage.standardText ?? product.name],
    ['link', absolute(`/product/${id}`)],
    ['image_link', addressOf(product.image)],
    ...furtherPictures(product).map(
      (picture) => ['additional_image_link', addressOf(picture)] as const,
    ),
    ['availability', wordFor(state)],
    ['availability_date', firstDay && `${firstDay}T00:00Z`],
    ['price', priceText(withTax(oldPrice ?? price, product, given))],
    ['sale_price', oldPrice === undefined ? undefined : priceText(withTax(price, product, given))],
    ['condition', 'new'],
    ['brand', brand],
    ['product_type', kindOf(product)],
    ['gtin', gtin],
    ['identifier_exists', gtin === undefined ? 'no' : undefined],
    ['unit_pricing_measure', measureFor(unitPrice?.of)],
    ['unit_pricing_base_measure', measureFor(unitPrice?.per)],
  ];
  const lines = elements.flatMap(([element, text]) =>
    text === undefined ? [] : [`<g:${element}>${escapeMarkup(text)}</g:${element}>`],
  );
  const shippings = takesOrders ? listShippings(product, given) : [];
  lines.push(...shippings.map((shipping) => `<g:shipping>${shipping}</g:shipping>`));
  return `<item>\n${lines.join('\n')}\n</item>`;
}

/** All pictures of a product but the first. */
function furtherPictures({ secondaryImage, details }: ListedProduct): readonly Picture[] {
  const more = (details?.morePictures ?? []).map(({ picture }) => picture);
  return secondaryImage ? [secondaryImage, ...more] : more;
}

function availabilityToday(product: Product): Availability | undefined {
  return availabilityOn(dayOf(Date.now()), product.availability);
}

/** The services write 100ml, and ct for pieces. */
function measureFor(amount: string | undefined): string | undefined {
  return amount?.replace(' ', '').replace('piece', 'ct');
}

/** The services know only these three words. */
function wordFor(availability: Availability | undefined): string {
  if (!isOrderable({ availability })) return 'out_of_stock';
  return firstDayOf(availability) ? 'preorder' : 'in_stock';
}

function addressOf(picture: Picture): string {
  const widest = pictureWidths(picture.width, 'webp').at(-1) ?? picture.width;
  return absoluteFile(pictureAddress(picture, widest, 'webp'));
}
