import { browse } from '#domain/browse.ts';
import { showPage } from '#domain/listPage.ts';
import { SaleList } from '#features/browse/SaleList.tsx';
import { pageSize } from '#features/browse/pageSize.ts';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { salesPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 6.4. */
export const screen: Screen = {
  ...salesPage,
  isIndexed: true,
  toasts: 'brief',
  show: (catalogue, { number }) => showPage(browse(catalogue, 'sale'), number, pageSize),
  pageSize,
  firstPictures: ({ products }) => firstInGrid(products),
  Component: SalesScreen,
};

function SalesScreen({ number, shown }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title={salesPage.title} crumb={salesPage.title} />
      <SaleList number={number} shown={shown} />
    </div>
  );
}
