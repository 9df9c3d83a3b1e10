import { browse, countLine } from '#domain/browse.ts';
import type { MessageManner } from '#domain/messages.ts';
import { catalogue } from '#shop/catalogue.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import styles from './ProductList.module.css';

/** Only products tagged Sale (SPEC 6.4). */
export function SaleList({ manner }: { readonly manner: MessageManner }) {
  const products = browse(catalogue, 'sale');
  return (
    <>
      <div className={`hangs ${styles['toolbar']}`}>
        <p>{countLine(products.length, 'Sale')}</p>
      </div>
      <div className="page-foot">
        <ProductGrid products={products} voice={{ screen: 'sales', manner }} level={2} isFirst />
      </div>
    </>
  );
}
