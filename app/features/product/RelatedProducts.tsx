import type { Product } from '#domain/product.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import type { Voice } from './productActions.ts';

type RelatedProductsProps = { readonly products: readonly Product[]; readonly voice: Voice };

/** What else there is (SPEC 7.6). */
export function RelatedProducts({ products, voice }: RelatedProductsProps) {
  return (
    <section className="section" aria-labelledby="related-title">
      <div className="wrap">
        <SectionHeading id="related-title" title="You May Also Like" />
        <ProductGrid products={products} voice={voice} />
      </div>
    </section>
  );
}
