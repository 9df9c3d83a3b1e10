import { useEffect, useState } from 'react';
import { href } from '#links/address.ts';
import { langOf } from '#features/shared/langOf.ts';
import type { Product } from '#catalogue/product.ts';
import { loadDetails } from './loadDetails.ts';
import { productPage } from '#shop/words';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OwnGround } from '#ui/OwnGround.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextButton, TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/productPage';
import { BuyButton } from './BuyButton.tsx';
import { ChooseSize, isChosen } from './ChooseSize.tsx';
import { Price } from './Price.tsx';
import { ProductTag } from './ProductTag.tsx';
import styles from './QuickView.module.css';
import { Variant } from './Variant.tsx';
import { WishButton } from './WishButton.tsx';
import { putInCart } from './productActions.ts';

type QuickViewProps = {
  readonly product: Product;
  readonly onClose: () => void;
  readonly onBack: () => void;
};

/** The product dialog (SPEC 3.7); its toasts are those of the detail screen. */
export function QuickView({ product, onClose, onBack }: QuickViewProps) {
  const { id, image, tag, description = productPage.standardText } = product;
  const alt = useAlt(id);
  return (
    <Dialog shape="sheet" labelledBy="quick-view-title" onClose={onClose}>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <OwnGround>
            <Picture
              source={image}
              alt={alt}
              sizes="(min-width: 984px) 460px, (min-width: 768px) 47vw, 100vw"
            />
          </OwnGround>
        </div>
        <div className={styles.words}>
          {tag && (
            <div>
              <ProductTag tag={tag} />
            </div>
          )}
          <Name product={product} />
          <Price product={product} isDetailed />
          {description && (
            <p className="muted" {...langOf(product)}>
              {description}
            </p>
          )}
          <AddButton product={product} onClose={onClose} />
          <WishButton product={product} wording="detail" />
          <div className={styles.ways}>
            <TextLink href={href(`/product/${id}`)} onClick={onClose}>
              {strings.viewFullDetails}
              <Icon name="forward" />
            </TextLink>
            <TextButton onClick={onBack}>{strings.backToResults}</TextButton>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Name({ product }: Pick<QuickViewProps, 'product'>) {
  return (
    <div>
      <h2 id="quick-view-title" tabIndex={-1} data-initial-focus {...langOf(product)}>
        {product.name}
      </h2>
      <Variant product={product} />
    </div>
  );
}

/** The text of the product's first picture, once it has come. */
function useAlt(id: number): string {
  const [alt, setAlt] = useState('');
  useEffect(() => {
    // The dialog says the product's name, so without the picture's text nothing is missing.
    loadDetails(String(id)).then(
      (details) => setAlt(details?.alts[0] ?? ''),
      () => undefined,
    );
  }, [id]);
  return alt;
}

function AddButton({ product, onClose }: Omit<QuickViewProps, 'onBack'>) {
  if (isChosen(product)) {
    return <ChooseSize product={product} onClick={onClose} />;
  }
  return (
    <BuyButton product={product} isWide onClick={() => putInCart(product, 1, 'detail')}>
      <Icon name="bagPlus" />
      {strings.addToCart}
    </BuyButton>
  );
}
