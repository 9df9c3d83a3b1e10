import { formatPrice } from '#domain/money.ts';
import { findProduct, fullName, isOfProduct, relatedProducts } from '#domain/product.ts';
import { ProductDetail } from '#features/product/ProductDetail.tsx';
import { firstInGallery } from '#features/product/ProductGallery.tsx';
import { ProductNotFound } from '#features/product/ProductNotFound.tsx';
import { RecentlyViewed } from '#features/shared/RecentlyViewed.tsx';
import { RelatedProducts } from '#features/product/RelatedProducts.tsx';
import { loadDetails } from '#shop/details';
import { catalogue } from '#shop/products';
import { productPage } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/productPage.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 7; an id that names no product, SPEC 2.3. */
export const screen: Screen = {
  title: titleOf,
  description: (id) => {
    const product = findProduct(catalogue, id);
    if (!product) return strings.noSuchProduct;
    const { price, description = productPage.standardText } = product;
    const offered = strings.asSentence(`${fullName(product)}, ${formatPrice(price)}`);
    return `${offered} ${description} ${productPage.description}`;
  },
  isIndexed: true,
  exists: (id) => findProduct(catalogue, id) !== undefined,
  load: loadDetails,
  toasts: 'long',
  firstPictures: (id) => {
    const product = findProduct(catalogue, id);
    return product ? [firstInGallery(product)] : [];
  },
  Component: ProductScreen,
};

function titleOf(id: string): string {
  const product = findProduct(catalogue, id);
  return product ? fullName(product) : strings.notFound;
}

function ProductScreen({ id, details }: ScreenProps) {
  const product = findProduct(catalogue, id);
  if (!product || !isOfProduct(details)) {
    return (
      <div className="wrap">
        <Breadcrumb current={strings.notFound} />
        <ProductNotFound />
      </div>
    );
  }
  return (
    <>
      <div className="wrap">
        <Breadcrumb current={product.name} />
        <ProductDetail product={product} details={details} wording="detail" />
      </div>
      <RelatedProducts products={relatedProducts(catalogue, product.id)} wording="detail" />
      <div className="wrap">
        <RecentlyViewed key={product.id} current={product.id} />
      </div>
    </>
  );
}
