import { formatPrice } from '#say/sayPrice.ts';
import { findProduct, fullName, relatedProducts } from '#catalogue/product.ts';
import { isOfProduct } from '#catalogue/productDetails.ts';
import { asSentence } from '#ui/asSentence.ts';
import { ProductDetail } from '#features/product-page/ProductDetail.tsx';
import { firstInGallery } from '#features/product-page/ProductGallery.tsx';
import { ProductNotFound } from '#features/product-page/ProductNotFound.tsx';
import { RelatedProducts } from '#features/product-page/RelatedProducts.tsx';
import { loadDetails } from '#features/product/loadDetails.ts';
import { catalogue, listed } from '#shop/products';
import { productPage } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/productPage';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 7; an id that names no product, SPEC 2.3. */
export const screen: Screen = {
  title: titleOf,
  description: (id) => {
    const product = findProduct(catalogue, id);
    if (!product) return strings.noSuchProduct;
    const { price, description = productPage.standardText } = product;
    const offered = asSentence(`${titleOf(id)}, ${formatPrice(price)}`);
    return [offered, description, productPage.description].filter(Boolean).join(' ');
  },
  isIndexed: true,
  exists: (id) => findProduct(catalogue, id) !== undefined,
  load: loadDetails,
  toasts: 'long',
  wording: 'detail',
  firstPictures: (id) => {
    const product = findProduct(catalogue, id);
    return product ? [firstInGallery(product)] : [];
  },
  Component: ProductScreen,
};

function titleOf(id: string): string {
  const product = findProduct(catalogue, id);
  if (!product) return strings.notFound;
  // The page that search engines know is about all sizes.
  const isOfAll = product.id === product.family;
  return fullName(isOfAll ? { ...product, size: '' } : product);
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
        <ProductDetail product={product} details={details} />
      </div>
      <RelatedProducts products={relatedProducts(listed, product, details.goesWith)} />
    </>
  );
}
