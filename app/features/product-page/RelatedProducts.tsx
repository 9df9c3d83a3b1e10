import type { Product } from '#catalogue/product.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { related } from '#strings/productPage';
import { ProductGrid } from '#features/product/ProductGrid.tsx';

type RelatedProductsProps = { readonly products: readonly Product[] };

/** Up to four other products (SPEC 7.6); nothing if the shop has no others. */
export function RelatedProducts({ products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related-title">
      <div className="wrap">
        <SectionHeading id="related-title" title={related} />
        <ProductGrid products={products} />
      </div>
    </section>
  );
}
