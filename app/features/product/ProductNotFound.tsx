import { href } from '#domain/address.ts';
import picture from '#shop/images/product-07-secondary.webp';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EmptyStatePicture } from '#ui/EmptyStatePicture.tsx';
import styles from './ProductNotFound.module.css';

/** An id that names no product (SPEC 2.3). */
export function ProductNotFound() {
  return (
    <div className={styles.whole}>
      <EmptyState
        title="Product not found"
        text="We make ten products. This is not one of them."
        action={<LinkButton href={href('/shop')}>Continue Shopping</LinkButton>}
        picture={<EmptyStatePicture source={picture} />}
      />
    </div>
  );
}
