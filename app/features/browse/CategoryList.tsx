import { href } from '#domain/address.ts';
import { type Shown, findPage } from '#domain/listPage.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import * as strings from '#strings/browse.ts';
import { NearestNote } from './NearestNote.tsx';
import { PageLinks } from './PageLinks.tsx';
import styles from './ProductList.module.css';
import { pageSize } from './pageSize.ts';

type CategoryListProps = {
  readonly slug: string;
  readonly name: string;
  readonly number: string;
  readonly shown: Shown;
};

/** A page of the products of one category (SPEC 17.20). */
export function CategoryList({ slug, name, number, shown }: CategoryListProps) {
  const { products, count } = shown;
  const place = findPage(number, count, pageSize);
  const path = `/products/category/${slug}` as const;
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p>{strings.countLine(count, name)}</p>
      </div>
      <NearestNote place={place} />
      <div className="page-foot">
        <ProductGrid
          key={`${slug} ${place.number}`}
          products={products}
          wording="products"
          level={2}
          isFirst
        />
        <PageLinks
          place={place}
          addressOf={(page) => href(page === 1 ? path : `${path}/page/${page}`)}
        />
      </div>
    </>
  );
}
