import { type ReactNode, memo, useCallback, useState } from 'react';
import { href } from '#links/address.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import * as strings from '#strings/products';
import { ChooseSize, isChosen } from './ChooseSize.tsx';
import { Price } from './Price.tsx';
import { classNames } from '#ui/classNames.ts';
import styles from './ProductCard.module.css';
import { ProductName } from './ProductName.tsx';
import { ProductTag } from './ProductTag.tsx';
import { WishButton } from './WishButton.tsx';
import { adds, putInCart } from './productActions.ts';

type ProductCardProps = {
  readonly product: Product;
  readonly sizes: string;
  readonly level?: 2 | 3;
  readonly isFirst?: boolean;
  /** Whether it is below the first screens of a list: name and price alone, until it comes near (SPEC 17.50). */
  readonly isFar?: boolean;
  /** The one card that is larger than its neighbours. */
  readonly isLarge?: boolean;
  readonly linkId?: string;
  /** Buttons below the card, in place of the two on its picture. */
  readonly children?: ReactNode;
};

/** A product in a list (SPEC 5): its name as a link, a decorative picture, and two actions. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  level = 3,
  isFirst = false,
  isFar = false,
  isLarge = false,
  linkId,
  children,
}: ProductCardProps) {
  // Most cards on a phone never show the second picture: pointer or focus on the card loads it.
  const [isSecondNeeded, setSecondNeeded] = useState(false);
  const handleIntent = () => setSecondNeeded(true);
  const { isNear, watch } = useNear(product.id, isFar);
  return (
    <article
      ref={isNear ? undefined : watch}
      className={classNames(
        styles.card,
        !isNear && styles.far,
        isLarge && styles.large,
        !isOrderable(product) && styles.gone,
      )}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
    >
      <div className={styles.body}>
        <ProductName product={product} as={`h${level}`} className={styles.name} linkId={linkId} />
        <Price product={product} />
      </div>
      {children && <div className={styles.below}>{children}</div>}
      {isNear && <Frame {...{ product, sizes, isFirst, isSecondNeeded }} hasActions={!children} />}
    </article>
  );
});

type FrameProps = Pick<ProductCardProps, 'product' | 'sizes'> & {
  readonly isFirst: boolean;
  readonly isSecondNeeded: boolean;
  readonly hasActions: boolean;
};

/** The pictures, with tag and actions on them. */
function Frame({ product, sizes, isFirst, isSecondNeeded, hasActions }: FrameProps) {
  const { id, image, secondaryImage, tag } = product;
  return (
    <div className={styles.frame}>
      <a
        className={`fills ${styles.media}`}
        href={href(`/product/${id}`)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture source={image} alt="" sizes={sizes} isFirst={isFirst} transitionKey={id} />
        {isSecondNeeded && secondaryImage && (
          <Picture source={secondaryImage} alt="" sizes={sizes} className={styles.second} />
        )}
      </a>
      {tag && <ProductTag tag={tag} isHanging />}
      {hasActions && (
        <div className={`${styles.actions} needs-script`}>
          <WishButton product={product} isIcon />
          <CartButton product={product} />
        </div>
      )}
    </div>
  );
}

type ActionProps = Pick<ProductCardProps, 'product'>;

function CartButton({ product }: ActionProps) {
  const canOrder = isOrderable(product);
  if (isChosen(product) && canOrder) {
    return <ChooseSize product={product} isIcon />;
  }
  return (
    <button
      type="button"
      aria-label={(canOrder ? strings.addToCartNamed : strings.outOfStockNamed)(fullName(product))}
      disabled={!canOrder}
      data-adds={adds('cart', product)}
      onClick={() => putInCart(product, 1)}
    >
      <Icon name="bagPlus" />
    </button>
  );
}

/** How far from the view, in heights of it. */
const rootMargin = '100% 0px';

/** The products whose cards have come near in this document: after Back a list is as it was left. */
const seen = new Set<number>();

const calls = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all cards: what comes near in a moment is rendered together. */
function whenNear(card: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) calls.get(target)?.();
    },
    { rootMargin },
  );
  calls.set(card, call);
  observer.observe(card);
  return () => observer?.unobserve(card);
}

/** Whether a card of a long list has come near the view (SPEC 17.50); `watch` is the `ref` of one that has not. */
function useNear(id: number, isFar: boolean) {
  const [isSeen, setSeen] = useState(() => seen.has(id));
  const watch = useCallback(
    (card: Element | null) => {
      const handleNear = () => {
        seen.add(id);
        setSeen(true);
      };
      return card ? whenNear(card, handleNear) : undefined;
    },
    [id],
  );
  return { isNear: !isFar || isSeen, watch };
}
