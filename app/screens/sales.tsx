import { href } from '#links/address.ts';
import { browse } from '#catalogue/browse.ts';
import { FilteredList } from '#features/browse/FilteredList.tsx';
import { ProductList } from '#features/browse/ProductList.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { filters, listed } from '#shop/products';
import { salesPage } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { filterNames, nothingOnSale, nothingOnSaleText } from '#strings/products';
import { browseProducts } from '#strings/shell';
import type { Screen, ScreenProps } from './screen.ts';

const onSale = browse(listed, 'sale');
const labels = [filterNames.sale];

/** SPEC 6.4. */
export const screen: Screen = {
  ...salesPage,
  isIndexed: true,
  toasts: 'brief',
  wording: 'sales',
  firstPictures: () => firstInGrid(onSale),
  next: '/product/{id}',
  Component: SalesScreen,
};

function SalesScreen({ query, refine }: ScreenProps) {
  if (onSale.length === 0) return <NothingOnSale />;
  return (
    <div className="wrap">
      <PageHead title={salesPage.title} crumb={salesPage.title} />
      {filters ? (
        <FilteredList
          path="/sales"
          query={query}
          products={onSale}
          labels={labels}
          isPart
          onRefine={refine}
        />
      ) : (
        <ProductList products={onSale} labels={labels} />
      )}
    </div>
  );
}

function NothingOnSale() {
  return (
    <div className="wrap">
      <Breadcrumb current={salesPage.title} />
      <EmptyState
        title={nothingOnSale}
        text={nothingOnSaleText}
        action={<LinkButton href={href('/products')}>{browseProducts}</LinkButton>}
      />
    </div>
  );
}
