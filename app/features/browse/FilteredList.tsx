import { type ComponentType, useEffect, useState } from 'react';
import {
  browse,
  labelsOf,
  listAddress,
  readQuery,
  readSort,
  search,
  sortProducts,
  toFilter,
} from '#domain/browse.ts';
import { listed } from '#shop/products';
import { Select } from '#ui/Field.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/products.ts';
import { EndNote } from './EndNote.tsx';
import { ProductList } from './ProductList.tsx';

type FilteredListProps = {
  /** The address's query string. */
  readonly search: string;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

/** All products, or those that the address asks for by a text and a filter (SPEC 6.1, 6.2, 17.11). */
export function FilteredList({ search: query, onRefine }: FilteredListProps) {
  const { filter, text } = readQuery(query);
  const sort = import.meta.env.HAS_SORT ? readSort(query) : '';
  const found = browse(text ? search(listed, text) : listed, filter);
  const products = import.meta.env.HAS_SORT ? sortProducts(found, sort) : found;
  const isSorted = filter === 'low' || filter === 'high';
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
      {text && (
        <TextLink isQuiet href={listAddress('', filter, sort)}>
          {strings.clearSearch}
        </TextLink>
      )}
      <div className="needs-script">
        <Select
          label={strings.filterProducts}
          isLabelHidden
          // The address says which filter is chosen, not what a browser restores.
          autoComplete="off"
          value={filter}
          onChange={({ target }) => onRefine(listAddress(text, toFilter(target.value), sort))}
        >
          {/* So that "All" can be chosen: a select says nothing when its own value is. */}
          {isSorted && (
            <option value={filter} hidden>
              {strings.allProduct}
            </option>
          )}
          <option value="all">{strings.allProduct}</option>
          <option value="new">{strings.newProduct}</option>
          <option value="sale">{strings.saleProducts}</option>
        </Select>
      </div>
      {import.meta.env.HAS_SORT && (
        <SortSelect sort={sort} onChoose={(next) => onRefine(listAddress(text, filter, next))} />
      )}
    </>
  );
  const hasEndNote = !text && filter !== 'sale' && products.length > 0;
  return (
    <ProductList
      products={products}
      labels={labelsOf(filter, text)}
      wording="products"
      controls={controls}
      endNote={hasEndNote && <EndNote isOfAll={filter !== 'new'} />}
    >
      {text && FewFound && <FewFound text={text} />}
    </ProductList>
  );
}

type SortSelectProps = { readonly sort: string; readonly onChoose: (sort: string) => void };

function SortSelect({ sort, onChoose }: SortSelectProps) {
  return (
    <div className="needs-script">
      <Select
        label={strings.sortProducts}
        isLabelHidden
        autoComplete="off"
        value={sort}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{strings.ownOrder}</option>
        <option value="low">{strings.lowFirst}</option>
        <option value="high">{strings.highFirst}</option>
        <option value="newest">{strings.newestFirst}</option>
      </Select>
    </div>
  );
}
