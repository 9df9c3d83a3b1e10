import { categories } from '#shop/settings';
import { CategoryLinks } from '#features/browse/CategoryLinks.tsx';
import { FilteredList } from '#features/browse/FilteredList.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { OpensSoon } from '#features/shared/OpensSoon.tsx';
import { opensSoon } from '#shop/parts';
import { listed } from '#shop/products';
import { productsPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 6.1 to 6.3; without a product, 16.95. */
export const screen: Screen = {
  ...productsPage,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => firstInGrid(listed),
  next: '/product/{id}',
  Component: ProductsScreen,
};

function ProductsScreen({ query, refine }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title={productsPage.title} crumb={productsPage.title} />
      {categories && <CategoryLinks current="" />}
      {opensSoon ? (
        <div className="page-foot">
          <OpensSoon />
        </div>
      ) : (
        <FilteredList
          path="/products"
          query={query}
          products={listed}
          labels={[]}
          isPart={false}
          onRefine={refine}
        />
      )}
    </div>
  );
}
