import { OwnLinkButton } from '#features/shared/OwnLinkButton.tsx';
import { isOrderable } from '#catalogue/availability.ts';
import { addMoreToCart, findCuts } from '#ordering/cart.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { removeFromWishlist, restoreToWishlist } from '#ordering/wishlist.ts';
import { emptyWishlist, wishlistInvitation } from '#shop/words';
import { storedCart } from '#storage/storedCart.ts';
import { useWishlist } from '#storage/useStored.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { ChooseSize, isChosen } from '#features/product/ChooseSize.tsx';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { type ListKind, linkIdOf, ListScreen } from '#features/shared/ListScreen.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { info, success } from '#ui/toast.ts';
import {
  addToCart,
  addToCartNamed,
  outOfStock,
  outOfStockNamed,
  remove,
  removeNamed,
} from '#strings/products';
import * as strings from '#strings/wishlist';
import { addedFromWishlist, backOnWishlist, wishlistRemoved } from '#strings/toasts';
import styles from './Wishlist.module.css';

const kind: ListKind<Product> = {
  name: 'wishlist',
  stored: storedWishlist,
  productOf: (product) => product,
  remove: removeFromWishlist,
  restore: restoreToWishlist,
  strings: {
    title: strings.title,
    empty: strings.empty,
    needsJavaScript: strings.needsJavaScript,
    removed: wishlistRemoved,
    isBack: backOnWishlist,
  },
  whenEmpty: emptyWishlist,
};

/** The wishlist, filled or empty; a skeleton until the storage has been read (SPEC 8.1). */
export function Wishlist() {
  const wishlist = useWishlist();
  return (
    <ListScreen kind={kind} entries={wishlist}>
      {(onRemove, place) => (
        <div className="needs-script">
          <div className={`line-above ${styles.count}`}>
            {wishlist && <p>{strings.kept(wishlist.length)}</p>}
          </div>
          <div className="grid page-foot" role="group" aria-label={strings.products}>
            <ul className={styles.wishes}>
              {wishlist
                ? place(
                    wishlist.map((product) => (
                      <li key={product.id}>
                        <Wish product={product} onRemove={onRemove} />
                      </li>
                    )),
                  )
                : ['first', 'second'].map((skeleton) => (
                    <li key={skeleton} data-waiting>
                      <Skeleton shape="picture" />
                    </li>
                  ))}
            </ul>
            {wishlist && wishlist.length < 4 && <Invitation />}
          </div>
        </div>
      )}
    </ListScreen>
  );
}

type WishProps = { readonly product: Product; readonly onRemove: (product: Product) => void };

function Wish({ product, onRemove }: WishProps) {
  return (
    <ProductCard
      product={product}
      level={2}
      linkId={linkIdOf('wishlist', product.id)}
      sizes="(min-width: 1440px) 302px, (min-width: 768px) 23vw, 46vw"
    >
      <AddButton product={product} />
      <TextButton aria-label={removeNamed(fullName(product))} onClick={() => onRemove(product)}>
        {remove}
      </TextButton>
    </ProductCard>
  );
}

function Invitation() {
  const { title, text, action } = wishlistInvitation;
  return (
    <div className={`line-above ${styles.invitation}`}>
      <p className="display">{title}</p>
      <p className="muted">{text}</p>
      <OwnLinkButton link={action} look="line" />
    </div>
  );
}

/** Adds one more, or says that the cart has all that can be ordered (SPEC 16.93). */
function addToTheCart(product: Product): void {
  const [cut] = findCuts(storedCart.read(), [{ product, quantity: 1 }]);
  if (cut) return info(strings.noMore({ product: fullName(product), count: cut.quantity }));
  storedCart.change((lines) => addMoreToCart(lines, product, 1));
  success(addedFromWishlist(product.name));
}

/** What is out of stock cannot be added (SPEC 16.56). */
function AddButton({ product }: { readonly product: Product }) {
  const canOrder = isOrderable(product);
  // On a card the shopper may have wished for any size.
  if (product.family ?? isChosen(product)) {
    return <ChooseSize product={product} />;
  }
  return (
    <Button
      isWide
      aria-label={(canOrder ? addToCartNamed : outOfStockNamed)(fullName(product))}
      disabled={!canOrder}
      onClick={() => addToTheCart(product)}
    >
      {canOrder ? addToCart : outOfStock}
    </Button>
  );
}
