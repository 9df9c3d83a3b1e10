import { useDeferredValue } from 'react';
import { formatPrice } from '#domain/money.ts';
import { type Product, findProduct, fullName, relatedProducts } from '#domain/product.ts';
import { CloserLook } from '#features/product/CloserLook.tsx';
import { ProductDetail } from '#features/product/ProductDetail.tsx';
import { firstInGallery } from '#features/product/ProductGallery.tsx';
import { ProductNotFound } from '#features/product/ProductNotFound.tsx';
import { RecentlyViewed } from '#features/product/RecentlyViewed.tsx';
import { RelatedProducts } from '#features/product/RelatedProducts.tsx';
import { loadOwn } from '#shop/product';
import { catalogue } from '#shop/products';
import { productPage, standardText } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/productPage.ts';
import type { Screen, ScreenProps } from './screen.ts';

const productOf = (id: string) => findProduct(catalogue, id);

/** SPEC 7; an id that names no product, SPEC 2.3. */
export const screen: Screen = {
  title: (id) => titleOf(productOf(id)),
  description: (id) => {
    const product = productOf(id);
    if (!product) return strings.noSuchProduct;
    const { price, description = standardText } = product;
    const offered = strings.asSentence(`${titleOf(product)}, ${formatPrice(price)}`);
    return `${offered} ${description} ${productPage.description}`;
  },
  isIndexed: true,
  exists: (id) => productOf(id) !== undefined,
  loadOwn,
  toasts: 'long',
  firstPictures: (id) => {
    const product = productOf(id);
    return product ? [firstInGallery(product)] : [];
  },
  Component: ProductScreen,
};

function titleOf(product: Product | undefined): string {
  return product ? fullName(product) : strings.notFound;
}

/** The part below the first view is rendered later after a navigation. */
function ProductScreen({ id, own, isNavigated }: ScreenProps) {
  const isComplete = useDeferredValue(true, !isNavigated);
  const product = productOf(id);
  return (
    <>
      <div className="wrap">
        <Breadcrumb current={titleOf(product)} />
        {product ? (
          <ProductDetail product={product} own={own} wording="detail" />
        ) : (
          <ProductNotFound />
        )}
      </div>
      {product && isComplete && (
        <>
          <CloserLook product={product} />
          <RelatedProducts products={relatedProducts(catalogue, product.id)} wording="detail" />
          <div className="wrap">
            <RecentlyViewed key={product.id} current={product.id} />
          </div>
        </>
      )}
    </>
  );
}
