import { useDeferredValue } from 'react';
import { nothingShown, showAll } from '#domain/listPage.ts';
import { formatPrice } from '#domain/money.ts';
import { type Product, findProduct, fullName, relatedProducts } from '#domain/product.ts';
import { CloserLook } from '#features/product/CloserLook.tsx';
import { ProductDetail } from '#features/product/ProductDetail.tsx';
import { firstInGallery } from '#features/product/ProductGallery.tsx';
import { ProductNotFound } from '#features/product/ProductNotFound.tsx';
import { RecentlyViewed } from '#features/product/RecentlyViewed.tsx';
import { RelatedProducts } from '#features/product/RelatedProducts.tsx';
import { productPage, standardText } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/productPage.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 7; an id that names no product, SPEC 2.3. */
export const screen: Screen = {
  title: ({ products: [product] }) => titleOf(product),
  description: ({ products: [product] }) => {
    if (!product) return strings.noSuchProduct;
    const { price, description = standardText } = product;
    const offered = strings.asSentence(`${titleOf(product)}, ${formatPrice(price)}`);
    return `${offered} ${description} ${productPage.description}`;
  },
  isIndexed: true,
  exists: ({ products }) => products.length > 0,
  show: (catalogue, { id }) => {
    const product = findProduct(catalogue, id);
    return product ? showAll([product, ...relatedProducts(catalogue, product.id)]) : nothingShown;
  },
  toasts: 'long',
  firstPictures: ({ products }) => products.slice(0, 1).map(firstInGallery),
  Component: ProductScreen,
};

function titleOf(product: Product | undefined): string {
  return product ? fullName(product) : strings.notFound;
}

/** The part below the first view is rendered later after a navigation. */
function ProductScreen({ shown, isNavigated }: ScreenProps) {
  const isComplete = useDeferredValue(true, !isNavigated);
  const [product, ...related] = shown.products;
  return (
    <>
      <div className="wrap">
        <Breadcrumb current={titleOf(product)} />
        {product ? <ProductDetail product={product} wording="detail" /> : <ProductNotFound />}
      </div>
      {product && isComplete && (
        <>
          <CloserLook product={product} />
          <RelatedProducts products={related} wording="detail" />
          <div className="wrap">
            <RecentlyViewed key={product.id} current={product.id} />
          </div>
        </>
      )}
    </>
  );
}
