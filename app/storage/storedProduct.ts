import { type CartLine, mostOf, toQuantity } from '#ordering/cart.ts';
import { formatPrice, readPrice } from '#ordering/money.ts';
import { type Picture, fallbackAddress } from '#catalogue/picture.ts';
import { type Product, findProduct } from '#catalogue/product.ts';
import { catalogue } from '#shop/products';

const address = (picture: Picture) => import.meta.env.BASE_URL + fallbackAddress(picture);

/** The public shape of a product in storage: prices as text, pictures as addresses (SPEC 11.1, 11.2). */
export function toStoredProduct(product: Product): Record<string, unknown> {
  const { id, name, price, oldPrice, tag, description } = product;
  return {
    id,
    productName: name,
    tag,
    ...(description !== undefined && { description }),
    image: address(product.image),
    secondaryImage: address(product.secondaryImage ?? product.image),
    price: formatPrice(price),
    ...(oldPrice !== undefined && { oldprice: formatPrice(oldPrice) }),
  };
}

/** Reads a stored value as a cart line; only its id and quantity count (SPEC 11.2). */
export function fromStored(value: unknown): CartLine | undefined {
  const id = ownField(value, 'id');
  const product = findProduct(catalogue, typeof id === 'number' ? `${id}` : id);
  if (!product) return undefined;
  const line = { product, quantity: toQuantity(ownField(value, 'quantity'), mostOf(product)) };
  const priceBefore = readPrice(ownField(value, 'price'));
  return priceBefore === undefined || priceBefore === product.price
    ? line
    : { ...line, priceBefore };
}

/** Reads a field of a stored value; an inherited field is not trusted. */
function ownField(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}
