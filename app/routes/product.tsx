import { useDeferredValue } from 'react';
import { messageManner } from '#domain/messages.ts';
import { formatPrice } from '#domain/money.ts';
import { findProduct, relatedProducts } from '#domain/product.ts';
import { CloserLook } from '#features/product/CloserLook.tsx';
import { ProductDetail } from '#features/product/ProductDetail.tsx';
import { prepareGallery } from '#features/product/ProductGallery.tsx';
import { ProductNotFound } from '#features/product/ProductNotFound.tsx';
import { RelatedProducts } from '#features/product/RelatedProducts.tsx';
import { catalogue } from '#shop/catalogue.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import type { ScreenProps } from '#app/routes.ts';

export function meta(id: string) {
  const product = findProduct(catalogue, id);
  if (!product) {
    return {
      title: 'Product not found',
      description: 'There is no such product.',
      isMissing: true,
    };
  }
  const { productName, price, image } = product;
  return {
    title: productName,
    description: `${productName}, ${formatPrice(price)}. ${image.alt}. Skincare and grooming for Indian men.`,
  };
}

export function prepare(id: string): void {
  const product = findProduct(catalogue, id);
  if (product) prepareGallery(product);
}

/** SPEC 7; an id that names no product, SPEC 2.3. What lies below the first view comes a moment later. */
export default function ProductScreen({ id, isTurned }: ScreenProps) {
  const isWhole = useDeferredValue(true, !isTurned);
  const product = findProduct(catalogue, id);
  const voice = { screen: 'detail', manner: messageManner(true) } as const;
  return (
    <>
      <div className="wrap">
        <Breadcrumb current={product?.productName ?? 'Product not found'} />
        {product ? <ProductDetail product={product} voice={voice} /> : <ProductNotFound />}
      </div>
      {product && isWhole && (
        <>
          <CloserLook product={product} />
          <RelatedProducts products={relatedProducts(catalogue, product.id)} voice={voice} />
        </>
      )}
    </>
  );
}
