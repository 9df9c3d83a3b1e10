import { useState } from 'react';
import { href } from '#domain/address.ts';
import { browse, filterLabel, toFilter } from '#domain/browse.ts';
import { catalogue } from '#shop/products';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { Select } from '#ui/Field.tsx';
import * as words from '#words/browse.ts';
import { EndNote } from './EndNote.tsx';
import styles from './ProductList.module.css';

type ProductListProps = {
  /** The address's query string. */
  readonly search: string;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

/** All products, filtered by what the address says (SPEC 6.1, 6.2). */
export function ProductList({ search, onRefine }: ProductListProps) {
  const filter = toFilter(new URLSearchParams(search).get('filter'));
  // The address's filter comes after the page was shown: new cards do not count as a layout shift. Once
  // the shopper chooses, the cards stay (SPEC 6.5).
  const [keptKey, setKeptKey] = useState<string>();
  const products = browse(catalogue, filter);
  const offered = filter === 'new' || filter === 'sale' ? filter : 'all';
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p role="status">{words.countLine(products.length, filterLabel(filter))}</p>
        <div className="needs-script">
          <Select
            label={words.filterProducts}
            isLabelHidden
            // The address says which filter is chosen, not what a browser restores.
            autoComplete="off"
            value={offered}
            onChange={({ target }) => {
              setKeptKey(keptKey ?? filter);
              onRefine(
                target.value === 'all'
                  ? href('/products')
                  : href(`/products?filter=${target.value}`),
              );
            }}
          >
            <option value="all">{words.allProduct}</option>
            <option value="new">{words.newProduct}</option>
            <option value="sale">{words.saleProducts}</option>
          </Select>
        </div>
      </div>
      <div className="page-foot">
        <ProductGrid
          key={keptKey ?? filter}
          products={products}
          wording="products"
          level={2}
          isFirst
        >
          {filter !== 'sale' && products.length > 0 && <EndNote count={products.length} />}
        </ProductGrid>
      </div>
    </>
  );
}
