import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import { labelsOf, listAddress, readQuery, toFilter } from '#domain/browse.ts';
import { type Shown, findPage } from '#domain/listPage.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { loadCatalogue } from '#storage/catalogue.ts';
import { Select } from '#ui/Field.tsx';
import * as strings from '#strings/browse.ts';
import { EndNote } from './EndNote.tsx';
import { NearestNote } from './NearestNote.tsx';
import { PageLinks } from './PageLinks.tsx';
import styles from './ProductList.module.css';
import { pageSize } from './pageSize.ts';

type ProductListProps = {
  /** The number of a further page in the address's path. */
  readonly number: string;
  readonly shown: Shown;
  /** The address's query string. */
  readonly search: string;
  /** Whether the shopper has just chosen it, so that only the first view is urgent. */
  readonly isNavigated: boolean;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

/** So many fill the first view of large screens; further ones are rendered after the first frame. */
const firstView = 8;

/** Loads all products when pointer or focus reaches the filter; if this fails, the filter tries again. */
function prepare(): void {
  loadCatalogue().catch(() => undefined);
}

/** A page of all products, filtered by what the address says (SPEC 6.1, 6.2). */
export function ProductList({ number, shown, search, isNavigated, onRefine }: ProductListProps) {
  const { products, count } = shown;
  const { filter, text, asked } = readQuery(search, number);
  const place = findPage(asked, count, pageSize);
  // The address's filter comes after the page was shown: new cards do not count as a layout shift. Once
  // the shopper chooses, the cards stay (SPEC 6.5).
  const [keptKey, setKeptKey] = useState<string>();
  const offered = filter === 'new' || filter === 'sale' ? filter : 'all';
  const isLast = place.number === place.pages;
  const further = products.length > firstView ? products : undefined;
  const isWhole = useDeferredValue(further) === further || !isNavigated;
  const shownKey = keptKey ?? `${filter} ${text}`;
  const [FewFound, setFewFound] = useState<ComponentType<{ readonly text: string }>>();
  useEffect(() => {
    if (!text) return;
    // Without it the list is right, so a failure is not told.
    import('./FewFound.tsx').then(
      (module) => setFewFound(() => module.FewFound),
      () => undefined,
    );
  }, [text]);
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p role="status">{strings.countLine(count, ...labelsOf(filter, text))}</p>
        {text && <a href={listAddress('', filter, 1)}>{strings.clearSearch}</a>}
        <div className="needs-script">
          <Select
            label={strings.filterProducts}
            isLabelHidden
            // The address says which filter is chosen, not what a browser restores.
            autoComplete="off"
            value={offered}
            onFocus={prepare}
            onPointerEnter={prepare}
            onChange={({ target }) => {
              setKeptKey(shownKey);
              onRefine(listAddress(text, toFilter(target.value), 1));
            }}
          >
            <option value="all">{strings.allProduct}</option>
            <option value="new">{strings.newProduct}</option>
            <option value="sale">{strings.saleProducts}</option>
          </Select>
        </div>
      </div>
      <NearestNote place={place} />
      <div className="page-foot">
        <ProductGrid
          key={shownKey}
          products={isWhole ? products : products.slice(0, firstView)}
          wording="products"
          level={2}
          isFirst
        >
          {isLast && !text && filter !== 'sale' && count > 0 && (
            <EndNote isWhole={filter !== 'new'} />
          )}
        </ProductGrid>
        <PageLinks place={place} addressOf={(page) => listAddress(text, filter, page)} />
        {text && FewFound && <FewFound text={text} />}
      </div>
    </>
  );
}
