import { type ReactNode, useId } from 'react';
import { href } from '#domain/address.ts';
import type { Product } from '#domain/product.ts';
import { Price } from '#features/product/Price.tsx';
import { Variant } from '#features/product/Variant.tsx';
import { ProductTag } from '#features/product/ProductTag.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './WishCard.module.css';

type WishCardProps = {
  readonly product: Product;
  /** Its buttons. */
  readonly children: ReactNode;
};

/** A product on a wishlist (SPEC 8.1, 16.9). */
export function WishCard({ product, children }: WishCardProps) {
  const { id, image, tag } = product;
  const address = href(`/product/${id}`);
  const variantId = useId();
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h2>
          <a id={`wish-${id}`} href={address} aria-describedby={product.variant && variantId}>
            {product.name}
          </a>
        </h2>
        <Variant product={product} id={variantId} />
        <Price product={product} />
      </div>
      <div className={styles.actions}>{children}</div>
      <div className={styles.picture}>
        <a href={address} tabIndex={-1} aria-hidden="true">
          <Picture
            source={image}
            alt=""
            sizes="(min-width: 1440px) 302px, (min-width: 768px) 23vw, 46vw"
            transitionKey={id}
          />
        </a>
        {tag && <ProductTag tag={tag} isHanging />}
      </div>
    </article>
  );
}
