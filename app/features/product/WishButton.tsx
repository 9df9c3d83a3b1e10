import { memo } from 'react';
import { type Product, fullName } from '#catalogue/product.ts';
import { isInWishlist } from '#ordering/wishlist.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { useOfStored } from '#storage/useStored.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { addToWishlist } from '#strings/productPage';
import { addToWishlistNamed, alreadyWished } from '#strings/products';
import { type Wording, adds, putOnWishlist } from './productActions.ts';

type WishButtonProps = {
  readonly product: Product;
  /** That of the screen, if none is given. */
  readonly wording?: Wording;
  readonly isIcon?: boolean;
};

/**
 * Puts a product on the wishlist; its heart is filled once it is there. A component of its own, since
 * only it renders again when the wishlist changes.
 */
export const WishButton = memo(function WishButton({
  product,
  wording,
  isIcon = false,
}: WishButtonProps) {
  const isWished = useOfStored(storedWishlist, (list) => isInWishlist(list, product.id), false);
  const adding = {
    title: isWished ? alreadyWished : undefined,
    'data-wished': isWished,
    'data-adds': adds('wishlist', product),
    onClick: () => putOnWishlist(product, wording),
  };
  if (isIcon) {
    return (
      <button type="button" aria-label={addToWishlistNamed(fullName(product))} {...adding}>
        <Icon name="heart" />
      </button>
    );
  }
  return (
    <Button look="line" isWide {...adding}>
      <Icon name="heart" />
      {addToWishlist}
    </Button>
  );
});
