import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import { labelsOf, listAddress, readQuery, toFilter } from '#domain/browse.ts';
import type { PageProducts } from '#domain/listPage.ts';
import { loadCatalogue } from '#storage/catalogue.ts';
import { Select } from '#ui/Field.tsx';
import * as strings from '#strings/browse.ts';
import { EndNote } from './EndNote.tsx';
import { ProductList } from './ProductList.tsx';

type FilteredListProps = {
  readonly shown: PageProducts;
  /** The address's query string. */
  readonly search: string;
  /** Whether the shopper has just chosen it, so that only the first view is urgent. */
  readonly isNavigated: boolean;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

/** As many as the first view of large screens has; further ones are rendered after the first frame. */
const firstView = 8;

/** Loads all products when pointer or focus reaches the filter; if this fails, the filter tries again. */
function prepare(): void {
  loadCatalogue().catch(() => undefined);
}

/** A page of all products, filtered by what the address says (SPEC 6.1, 6.2). */
export function FilteredList({ shown, search, isNavigated, onRefine }: FilteredListProps) {
  const { products, count, page } = shown;
  const { filter, text } = readQuery(search);
  // The address's filter comes after the page was shown: new cards do not count as a layout shift. Once
  // the shopper chooses, the cards stay (SPEC 6.5).
  const [keptKey, setKeptKey] = useState<string>();
  const offered = filter === 'new' || filter === 'sale' ? filter : 'all';
  const further = products.length > firstView ? products : undefined;
  const isComplete = useDeferredValue(further) === further || !isNavigated;
  const shownKey = keptKey ?? `${filter} ${text}`;
  const [FewFound, setFewFound] = useState<ComponentType<{ readonly text: string }>>();
  useEffect(() => {
    if (!text) return;
    // Without it the list is right, so a failure has no message.
    import('./FewFound.tsx').then(
      (module) => setFewFound(() => module.FewFound),
      () => undefined,
    );
  }, [text]);
  const controls = (
    <>
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
    </>
  );
  const hasEndNote = page.number === page.pages && !text && filter !== 'sale' && count > 0;
  return (
    <ProductList
      shown={isComplete ? shown : { ...shown, products: products.slice(0, firstView) }}
      labels={labelsOf(filter, text)}
      wording="products"
      addressOf={(number) => listAddress(text, filter, number)}
      controls={controls}
      gridKey={shownKey}
      endNote={hasEndNote && <EndNote isOfAll={filter !== 'new'} />}
    >
      {text && FewFound && <FewFound text={text} />}
    </ProductList>
  );
}
