import type { Wording } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';

type RelatedProductsProps = { readonly products: readonly Product[]; readonly wording: Wording };

/** Four other products (SPEC 7.6). */
export function RelatedProducts({ products, wording }: RelatedProductsProps) {
  return (
    <section className="section" aria-labelledby="related-title">
      <div className="wrap">
        <SectionHeading id="related-title" title="You May Also Like" />
        <ProductGrid products={products} wording={wording} />
      </div>
    </section>
  );
}
