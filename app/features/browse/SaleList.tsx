import { href } from '#domain/address.ts';
import { type Shown, findPage } from '#domain/listPage.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import * as strings from '#strings/browse.ts';
import { NearestNote } from './NearestNote.tsx';
import { PageLinks } from './PageLinks.tsx';
import styles from './ProductList.module.css';
import { pageSize } from './pageSize.ts';

/** Only products tagged Sale (SPEC 6.4). */
export function SaleList({ number, shown }: { readonly number: string; readonly shown: Shown }) {
  const { products, count } = shown;
  const place = findPage(number, count, pageSize);
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p>{strings.countLine(count, strings.filterNames.sale)}</p>
      </div>
      <NearestNote place={place} />
      <div className="page-foot">
        <ProductGrid key={place.number} products={products} wording="sales" level={2} isFirst />
        <PageLinks
          place={place}
          addressOf={(page) => href(page === 1 ? '/sales' : `/sales/page/${page}`)}
        />
      </div>
    </>
  );
}
