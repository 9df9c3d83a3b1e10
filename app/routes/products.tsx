import { messageManner } from '#domain/messages.ts';
import { ProductList } from '#features/browse/ProductList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import type { ScreenProps } from '#app/routes.ts';

export const meta = () => ({
  title: 'Products',
  description:
    'All ten skincare and grooming products: face wash, moisturiser, night cream, eye serum and kits.',
});

/** SPEC 6.1 to 6.3. */
export default function ProductsScreen({ search, refine }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title="Products" crumb="Products" />
      <ProductList search={search} manner={messageManner(false)} onRefine={refine} />
    </div>
  );
}
