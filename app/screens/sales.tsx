import { SaleList } from '#features/browse/SaleList.tsx';
import { browse } from '#domain/browse.ts';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { catalogue } from '#shop/catalogue.ts';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

/** SPEC 6.4. */
export const screen: Screen = {
  title: 'Sale Products',
  description: 'The skincare and grooming products that are on sale now.',
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => firstInGrid(browse(catalogue, 'sale')),
  Component: SalesScreen,
};

function SalesScreen() {
  return (
    <div className="wrap">
      <PageHead title="Sale Products" crumb="Sale Products" />
      <SaleList />
    </div>
  );
}
