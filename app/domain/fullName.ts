import type { Product } from './product.ts';

/** The product's name with its variant, as text and for screen readers (SPEC 2.13). */
export function fullName({ productName, variant }: Product): string {
  return variant === undefined ? productName : `${productName}, ${variant}`;
}
