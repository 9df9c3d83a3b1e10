import { useRef, useState } from 'react';
import { href } from '#domain/address.ts';
import { isOrderable, sayAvailability } from '#domain/availability.ts';
import { maxQuantity, toQuantity } from '#domain/cart.ts';
import { readTypedQuantity } from '#domain/typedQuantity.ts';
import { kindOf } from '#domain/category.ts';
import type { Wording } from '#domain/messages.ts';
import { formatPrice } from '#domain/money.ts';
import { type Product, type ProductDetails, fullName, skuOf } from '#domain/product.ts';
import { isInWishlist } from '#domain/wishlist.ts';
import { policies } from '#shop/policies';
import { availability } from '#shop/settings';
import { productPage } from '#shop/words';
import { useWishlist } from '#storage/useStored.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { quantityOf, alreadyWished } from '#strings/products.ts';
import * as strings from '#strings/productPage.ts';
import { BuyButton } from './BuyButton.tsx';
import { ProductBenefits } from './ProductBenefits.tsx';
import { Price } from './Price.tsx';
import styles from './ProductDetail.module.css';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSizes } from './ProductSizes.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { Variant } from './Variant.tsx';
import { adds, putInCart, putOnWishlist } from './productActions.ts';

type ProductDetailProps = {
  readonly product: Product;
  readonly details: ProductDetails;
  readonly wording: Wording;
};

/** One product with its details and actions (SPEC 7). */
export function ProductDetail({ product, details, wording }: ProductDetailProps) {
  const { description = productPage.standardText } = product;
  const lead = details.description?.slice(0, 1);
  const [quantity, setQuantity] = useState(1);
  const addButton = useRef<HTMLButtonElement>(null);
  const adding = {
    product,
    'data-adds': adds('cart', product, wording),
    onClick: () => putInCart(product, quantity, wording),
    children: strings.addToCart,
  };
  return (
    <div className={styles.detail}>
      <div className={styles.gallery}>
        <ProductGallery product={product} details={details} />
      </div>
      <div className={styles.info}>
        <div>
          <h1>{product.name}</h1>
          <Variant product={product} />
        </div>
        <Price product={product} isDetailed />
        <div className={styles.description}>
          {lead ? <Prose text={lead} /> : <p>{description}</p>}
        </div>
        {details.sizes && <ProductSizes current={product.id} sizes={details.sizes} />}
        <div className={`${styles.buy} needs-script`}>
          {isOrderable(product) && (
            <Quantity product={product} quantity={quantity} onChange={setQuantity} />
          )}
          <BuyButton {...adding} ref={addButton} />
          <WishButton product={product} wording={wording} />
        </div>
        <p className="without-script muted">{strings.needsJavaScript}</p>
        <TextLink href={href('/checkout')}>
          {strings.checkout}
          <Icon name="arrowRight" />
        </TextLink>
        <Facts product={product} brand={details.brand} />
        {policies.guarantee && (
          <p className={styles.guarantee}>
            <Icon name="shield" />
            {policies.guarantee}
          </p>
        )}
        <ProductBenefits {...details} />
      </div>
      <div className={styles.tabs}>
        <ProductTabs details={details} />
      </div>
      <ActionBar label={strings.buy} replaces={addButton}>
        <div>
          <small>{product.name}</small>
          <strong className="num">{formatPrice(product.price * quantity)}</strong>
        </div>
        <BuyButton {...adding} />
      </ActionBar>
    </div>
  );
}

type QuantityProps = {
  readonly product: Product;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

function Quantity({ product, quantity, onChange }: QuantityProps) {
  const handleType = (text: string) => {
    const typed = readTypedQuantity(text);
    if (typed !== undefined) onChange(typed);
    return typed;
  };
  return (
    <Stepper
      label={quantityOf(fullName(product))}
      value={quantity}
      max={maxQuantity}
      onStep={(difference) => onChange(toQuantity(quantity + difference))}
      onType={handleType}
    />
  );
}

function WishButton({ product, wording }: Omit<ProductDetailProps, 'details'>) {
  const wishlist = useWishlist();
  const isWished = wishlist !== undefined && isInWishlist(wishlist, product.id);
  return (
    <div className={styles.wish} data-wished={isWished}>
      <Button
        look="line"
        isWide
        title={isWished ? alreadyWished : undefined}
        data-adds={adds('wishlist', product, wording)}
        onClick={() => putOnWishlist(product, wording)}
      >
        <Icon name="heart" />
        {strings.addToWishlist}
      </Button>
    </div>
  );
}

type FactsProps = Pick<ProductDetailProps, 'product'> & { readonly brand: string | undefined };

function Facts({ product, brand }: FactsProps) {
  return (
    <Rows
      rows={[
        [strings.sku, skuOf(product)],
        [strings.brand, brand],
        [strings.category, kindOf(product)],
        [
          strings.availability,
          product.availability ? sayAvailability(product.availability) : availability,
        ],
      ]}
    />
  );
}
