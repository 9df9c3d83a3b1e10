import { browse } from '#domain/browse.ts';
import { ProductList } from '#features/browse/ProductList.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { listed } from '#shop/products';
import { salesPage } from '#shop/words';
import { PageHead } from '#ui/PageHead.tsx';
import { filterNames } from '#strings/products.ts';
import type { Screen } from './screen.ts';

const products = browse(listed, 'sale');

/** SPEC 6.4. */
export const screen: Screen = {
  ...salesPage,
  isIndexed: true,
  toasts: 'brief',
  firstPictures: () => firstInGrid(products),
  next: '/product/{id}',
  Component: SalesScreen,
};

function SalesScreen() {
  return (
    <div className="wrap">
      <PageHead title={salesPage.title} crumb={salesPage.title} />
      <ProductList products={products} labels={[filterNames.sale]} wording="sales" />
    </div>
  );
}
