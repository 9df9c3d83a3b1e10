import type { ReactNode } from 'react';
import type { Product } from '#catalogue/product.ts';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { linkIdOf } from '#features/shared/ListScreen.tsx';

type WishCardProps = {
  readonly product: Product;
  readonly children: ReactNode;
};

/** A product on a wishlist (SPEC 8.1, 16.9). */
export function WishCard({ product, children }: WishCardProps) {
  return (
    <ProductCard
      product={product}
      level={2}
      linkId={linkIdOf('wishlist', product.id)}
      sizes="(min-width: 1440px) 302px, (min-width: 768px) 23vw, 46vw"
    >
      {children}
    </ProductCard>
  );
}
