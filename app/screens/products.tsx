import { ProductList } from '#features/browse/ProductList.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { catalogue } from '#shop/catalogue.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 6.1 to 6.3. */
export const screen: Screen = {
  title: 'Products',
  description:
    'All ten skincare and grooming products: face wash, moisturiser, night cream, eye serum and kits.',
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => firstInGrid(catalogue),
  Component: ProductsScreen,
};

function ProductsScreen({ search, refine }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title="Products" crumb="Products" />
      <ProductList search={search} onRefine={refine} />
    </div>
  );
}
