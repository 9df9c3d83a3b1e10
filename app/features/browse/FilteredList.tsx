import { type ComponentType, useEffect, useState } from 'react';
import { browse, labelsOf, listAddress, readQuery, search, toFilter } from '#domain/browse.ts';
import { catalogue } from '#shop/products';
import { Select } from '#ui/Field.tsx';
import * as strings from '#strings/browse.ts';
import { EndNote } from './EndNote.tsx';
import { ProductList } from './ProductList.tsx';

type FilteredListProps = {
  /** The address's query string. */
  readonly search: string;
  /** Whether the shopper has chosen it on this page. */
  readonly isChosen: boolean;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

/** All products, filtered by what the address says (SPEC 6.1, 6.2, 17.11). */
export function FilteredList({ search: query, isChosen, onRefine }: FilteredListProps) {
  const { filter, text } = readQuery(query);
  const products = browse(text ? search(catalogue, text) : catalogue, filter);
  const isOffered = filter === 'new' || filter === 'sale' || filter === 'all';
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
      {text && <a href={listAddress('', filter)}>{strings.clearSearch}</a>}
      <div className="needs-script">
        <Select
          label={strings.filterProducts}
          isLabelHidden
          // The address says which filter is chosen, not what a browser restores.
          autoComplete="off"
          // Sorted by price, the select shows its first option and none is chosen, so each can be.
          value={isOffered ? filter : ''}
          onChange={({ target }) => onRefine(listAddress(text, toFilter(target.value)))}
        >
          {!isOffered && (
            <option value="" hidden>
              {strings.allProduct}
            </option>
          )}
          <option value="all">{strings.allProduct}</option>
          <option value="new">{strings.newProduct}</option>
          <option value="sale">{strings.saleProducts}</option>
        </Select>
      </div>
    </>
  );
  const hasEndNote = !text && filter !== 'sale' && products.length > 0;
  return (
    <ProductList
      products={products}
      labels={labelsOf(filter, text)}
      wording="products"
      controls={controls}
      // A filter of the address comes after the first render: new cards are no layout shift (SPEC 6.5).
      gridKey={isChosen ? '' : `${filter} ${text}`.replace(/^all $/, '')}
      endNote={hasEndNote && <EndNote isOfAll={filter !== 'new'} />}
    >
      {text && FewFound && <FewFound text={text} />}
    </ProductList>
  );
}
