import { catalogue } from '#shop/catalogue.ts';
import { type CartLine, toQuantity } from '#domain/cart.ts';
import { formatPrice } from '#domain/money.ts';
import { type Picture, middlingAddress } from '#domain/picture.ts';
import type { Product } from '#domain/product.ts';

const address = (picture: Picture) => import.meta.env.BASE_URL + middlingAddress(picture);

/** The public shape of a product in storage: prices as text, pictures as addresses (SPEC 11.1, 11.2). */
export function toStoredProduct(product: Product): Record<string, unknown> {
  const { image, secondaryImage, price, oldprice } = product;
  return {
    ...product,
    image: address(image.picture),
    secondaryImage: address(secondaryImage.picture),
    price: formatPrice(price),
    ...(oldprice !== undefined && { oldprice: formatPrice(oldprice) }),
  };
}

/** The line that a stored value stands for; of what it says only id and quantity count (SPEC 11.2). */
export function fromStored(value: unknown): CartLine | undefined {
  const id = ownField(value, 'id');
  const product = catalogue.find((known) => known.id === id || String(known.id) === id);
  return product && { product, quantity: toQuantity(ownField(value, 'quantity')) };
}

/** A field of a stored value; anything inherited is not trusted. */
function ownField(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}
