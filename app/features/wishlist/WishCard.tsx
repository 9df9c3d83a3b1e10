import { href } from '#domain/address.ts';
import { isOrderable } from '#domain/availability.ts';
import type { Product } from '#domain/product.ts';
import { Price } from '#features/product/Price.tsx';
import { ProductTag } from '#features/product/ProductTag.tsx';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { outOfStock } from '#words/availability.ts';
import { remove, removeNamed } from '#words/lines.ts';
import { addToCart, addToCartNamed, outOfStockNamed } from '#words/product.ts';
import styles from './WishCard.module.css';

type WishCardProps = {
  readonly product: Product;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
};

/** A product on the wishlist (SPEC 8.1). */
export function WishCard({ product, onAdd, onRemove }: WishCardProps) {
  const { id, productName, image, tag } = product;
  const isSold = isOrderable(product);
  const address = href(`/product/${id}`);
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h2>
          <a id={`wish-${id}`} href={address}>
            {productName}
          </a>
        </h2>
        <Price product={product} />
      </div>
      <div className={styles.actions}>
        <Button
          isWide
          aria-label={(isSold ? addToCartNamed : outOfStockNamed)(productName)}
          disabled={!isSold}
          onClick={onAdd}
        >
          {isSold ? addToCart : outOfStock}
        </Button>
        <TextButton aria-label={removeNamed(productName)} onClick={onRemove}>
          {remove}
        </TextButton>
      </div>
      <div className={styles.picture}>
        <a href={address} tabIndex={-1} aria-hidden="true">
          <Picture
            source={image.picture}
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
