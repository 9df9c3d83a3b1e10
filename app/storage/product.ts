import { catalogue } from '#shop/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { middlingAddress } from '#domain/picture.ts';
import type { Product } from '#domain/product.ts';

const address = ({ picture }: Product['image']) =>
  import.meta.env.BASE_URL + middlingAddress(picture);

/** The public shape of a product in storage: prices as text, pictures as addresses (SPEC 11.1, 11.2). */
export function toStoredProduct(product: Product): Record<string, unknown> {
  return {
    id: product.id,
    image: address(product.image),
    secondaryImage: address(product.secondaryImage),
    productName: product.productName,
    price: formatPrice(product.price),
    ...(product.oldprice !== undefined && { oldprice: formatPrice(product.oldprice) }),
    tag: product.tag,
    ...(product.description !== undefined && { description: product.description }),
  };
}

/** The catalogue's product that a stored value names by its id; all other stored facts are ignored. */
export function fromStoredProduct(value: unknown): Product | undefined {
  const id = storedField(value, 'id');
  return catalogue.find((product) => product.id === id || String(product.id) === id);
}

/** An own field of a stored object; anything inherited is not trusted. */
export function storedField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
