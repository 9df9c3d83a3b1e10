import { href } from '#domain/address.ts';
import picture from '#shop/images/product-07-secondary.webp';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './ProductNotFound.module.css';

/** An id that names no product (SPEC 2.3). */
export function ProductNotFound() {
  return (
    <div className={styles['whole']}>
      <EmptyState
        title="Product not found"
        text="We make ten products. This is not one of them."
        action={<LinkButton href={href('/shop')}>Continue Shopping</LinkButton>}
        picture={
          <Picture
            source={picture}
            alt=""
            sizes="(min-width: 1440px) 628px, (min-width: 768px) 46vw, 100vw"
          />
        }
      />
    </div>
  );
}
