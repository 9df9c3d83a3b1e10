import { browse } from '#domain/browse.ts';
import { catalogue } from '#shop/products';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import * as words from '#words/browse.ts';
import styles from './ProductList.module.css';

/** Only products tagged Sale (SPEC 6.4). */
export function SaleList() {
  const products = browse(catalogue, 'sale');
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p>{words.countLine(products.length, words.filterNames.sale)}</p>
      </div>
      <div className="page-foot">
        <ProductGrid products={products} wording="sales" level={2} isFirst />
      </div>
    </>
  );
}
