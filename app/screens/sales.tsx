import { SaleList } from '#features/browse/SaleList.tsx';
import { browse } from '#domain/browse.ts';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { catalogue } from '#shop/products';
import { salesPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

/** SPEC 6.4. */
export const screen: Screen = {
  ...salesPage,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => firstInGrid(browse(catalogue, 'sale')),
  Component: SalesScreen,
};

function SalesScreen() {
  return (
    <div className="wrap">
      <PageHead title={salesPage.title} crumb={salesPage.title} />
      <SaleList />
    </div>
  );
}
