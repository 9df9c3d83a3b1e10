import type { Product } from './product.ts';

/** The product's name with its variant, as text and for screen readers (SPEC 2.13). */
export function fullName({ name, variant }: Product): string {
  return variant === undefined ? name : `${name}, ${variant}`;
}
