import { pageHref } from '#domain/address.ts';
import { browse } from '#domain/browse.ts';
import { showPage } from '#domain/listPage.ts';
import { ProductList } from '#features/browse/ProductList.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { salesPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import { filterNames } from '#strings/browse.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 6.4. */
export const screen: Screen = {
  ...salesPage,
  isIndexed: true,
  toasts: 'brief',
  show: (catalogue, { number }) => showPage(browse(catalogue, 'sale'), number),
  firstPictures: ({ products }) => firstInGrid(products),
  Component: SalesScreen,
};

function SalesScreen({ shown }: ScreenProps) {
  return (
    <div className="wrap">
      <PageHead title={salesPage.title} crumb={salesPage.title} />
      <ProductList
        shown={shown}
        labels={[filterNames.sale]}
        wording="sales"
        addressOf={(page) => pageHref('/sales', page)}
      />
    </div>
  );
}
