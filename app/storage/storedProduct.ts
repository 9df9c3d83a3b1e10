import { writePrice } from '#ordering/money.ts';
import { type Picture, fallbackAddress } from '#catalogue/picture.ts';
import { type Product, findProduct } from '#catalogue/product.ts';
import { catalogue } from '#shop/products';
import { priceFormat } from '#shop/settings';
import { idOf } from './storedEntries.ts';

const address = (picture: Picture) => import.meta.env.BASE_URL + fallbackAddress(picture);

/** The public shape of a product in storage: prices as text, pictures as addresses (SPEC 11.1, 11.2). */
export function toStoredProduct(product: Product): Record<string, unknown> {
  const { id, name, size, price, oldPrice, tag, description } = product;
  return {
    id,
    productName: name,
    ...(size !== undefined && { size }),
    tag,
    ...(description !== undefined && { description }),
    image: address(product.image),
    secondaryImage: address(product.secondaryImage ?? product.image),
    price: writePrice(price, priceFormat),
    ...(oldPrice !== undefined && { oldprice: writePrice(oldPrice, priceFormat) }),
  };
}

/** The product of a stored value, by its id (SPEC 11.2). */
export function productFromStored(value: unknown): Product | undefined {
  return findProduct(catalogue, idOf(value));
}
