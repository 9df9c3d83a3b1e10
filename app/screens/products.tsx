import { showFiltered } from '#domain/listPage.ts';
import { FilteredList } from '#features/browse/FilteredList.tsx';
import { CategoryLinks } from '#features/product/CategoryLinks.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { productsPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 6.1 to 6.3. */
export const screen: Screen = {
  ...productsPage,
  isIndexed: true,
  toasts: 'brief',
  show: (catalogue, { number, search }) => showFiltered(catalogue, number, search),
  firstPictures: ({ products }) => firstInGrid(products),
  Component: ProductsScreen,
};

function ProductsScreen({ shown, search, isNavigated, refine }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title={productsPage.title} crumb={productsPage.title} />
      {import.meta.env.HAS_CATEGORIES && <CategoryLinks current="" />}
      <FilteredList shown={shown} search={search} isNavigated={isNavigated} onRefine={refine} />
    </div>
  );
}
