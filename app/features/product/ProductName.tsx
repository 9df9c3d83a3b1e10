import { useId } from 'react';
import { langOf } from '#features/shared/langOf.ts';
import { href } from '#links/address.ts';
import type { Product } from '#catalogue/product.ts';
import { Variant } from './Variant.tsx';

type ProductNameProps = {
  readonly product: Product;
  readonly as: 'h2' | 'h3' | 'p';
  readonly className?: string | undefined;
  readonly linkId?: string | undefined;
};

/** The name, which is a link, with the variant below it: two links of one name must not sound the same. */
export function ProductName({ product, as: Name, className, linkId }: ProductNameProps) {
  const { id, name, variant, size } = product;
  const variantId = useId();
  return (
    <>
      <Name className={className} {...langOf(product)}>
        <a
          id={linkId}
          href={href(`/product/${id}`)}
          aria-describedby={(variant ?? size) && variantId}
        >
          {name}
        </a>
      </Name>
      <Variant product={product} id={variantId} />
    </>
  );
}
