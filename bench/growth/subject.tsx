import { renderToString } from 'react-dom/server';
import { search, showFiltered } from '../../app/domain/browse.ts';
import { changeQuantity } from '../../app/domain/cart.ts';
import { toOrder } from '../../app/domain/order.ts';
import { pageSize } from '../../app/features/browse/pageSize.ts';
import { SearchDialog } from '../../app/features/header/SearchDialog.tsx';
import { ProductGrid } from '../../app/features/product/ProductGrid.tsx';
import { catalogue } from '#shop/products';
import { storedCart } from '../../app/storage/storedCart.ts';

/**
 * What a shopper's browser does with the catalogue, each as the function that the shop calls, and
 * rendering as React's server renderer does it: the same components, without the page's own work.
 */
export const catalogueWork = {
  'search, a keystroke: found': () => search(catalogue, 'hydrating'),
  'search, a keystroke: found and rendered': () =>
    renderToString(
      <SearchDialog
        catalogue={catalogue}
        initialQuery="hydrating"
        initialProduct={undefined}
        onClose={() => undefined}
        onChoose={() => undefined}
      />,
    ),
  'filter: a page found': () => showFiltered(catalogue, '', '?filter=new&page=2', pageSize),
  'filter, by price: a page found': () => showFiltered(catalogue, '', '?filter=low', pageSize),
  'page of a list: rendered': () =>
    renderToString(<ProductGrid products={catalogue.slice(0, pageSize)} wording="products" />),
};

/** The same for a cart of so many lines. */
export function cartWork(size: number) {
  const lines = catalogue.slice(0, size).map((product) => ({ product, quantity: 1 }));
  storedCart.change(() => lines, { quiet: true });
  return {
    'cart: a quantity changed, summed up': () => toOrder(changeQuantity(lines, 1, 1)),
    'cart: a quantity changed in the storage': () =>
      storedCart.change((stored) => changeQuantity(stored, 1, 1), { quiet: true }),
  };
}
