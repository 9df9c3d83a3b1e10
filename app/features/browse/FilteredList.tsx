import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isChosen, namesOf, readChosen } from '#domain/attributes.ts';
import {
  type Filter,
  browse,
  labelsOf,
  listAddress,
  readQuery,
  readSort,
  search,
  sortProducts,
  toFilter,
} from '#domain/browse.ts';
import { attributes } from '#shop/attributes';
import { listed } from '#shop/products';
import { Select } from '#ui/Field.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/products.ts';
import { AttributeFilters } from './AttributeFilters.tsx';
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
  const { filter, text, asked, found, products, chosen, more } = readList(query);
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
        <TextLink isQuiet href={listAddress('', filter, more)}>
          {strings.clearSearch}
        </TextLink>
      )}
      <FilterSelect filter={filter} onChoose={(next) => onRefine(listAddress(text, next, more))} />
      {import.meta.env.HAS_SORT && (
        <SortSelect
          sort={more.sort}
          onChoose={(next) => onRefine(listAddress(text, filter, { ...more, sort: next }))}
        />
      )}
      {import.meta.env.HAS_FILTERS && (
        <AttributeFilters
          products={found}
          chosen={chosen}
          onChoose={(next) => onRefine(listAddress(text, filter, { ...more, is: next.join(' ') }))}
        />
      )}
    </>
  );
  const hasEndNote = !text && filter !== 'sale' && products.length > 0;
  return (
    <ProductList
      products={products}
      labels={labelsOf(filter, asked)}
      wording="products"
      controls={controls}
      endNote={hasEndNote && <EndNote isOfAll={filter !== 'new' && chosen.length === 0} />}
    >
      {text && FewFound && <FewFound text={text} />}
    </ProductList>
  );
}

/** What an address asks for, and what it leaves: `found` without the filters of long lists. */
function readList(query: string) {
  const { filter, text } = readQuery(query);
  const sort = import.meta.env.HAS_SORT ? readSort(query) : '';
  const found = browse(text ? search(listed, text) : listed, filter);
  const chosen = import.meta.env.HAS_FILTERS ? readChosen(attributes, query) : [];
  const sorted = import.meta.env.HAS_SORT ? sortProducts(found, sort) : found;
  const products = import.meta.env.HAS_FILTERS
    ? sorted.filter((product) => isChosen(product, attributes, chosen))
    : sorted;
  const more = { sort, is: chosen.join(' ') };
  const names = import.meta.env.HAS_FILTERS ? namesOf(attributes, chosen) : [];
  const asked = text ? [text, ...names] : names;
  return { filter, text, asked, found, products, chosen, more };
}

type FilterSelectProps = { readonly filter: Filter; readonly onChoose: (filter: Filter) => void };

function FilterSelect({ filter, onChoose }: FilterSelectProps) {
  const isSorted = filter === 'low' || filter === 'high';
  return (
    <ListSelect
      label={strings.filterProducts}
      value={filter}
      onChoose={(value) => onChoose(toFilter(value))}
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
    </ListSelect>
  );
}

type SortSelectProps = { readonly sort: string; readonly onChoose: (sort: string) => void };

function SortSelect({ sort, onChoose }: SortSelectProps) {
  return (
    <ListSelect label={strings.sortProducts} value={sort} onChoose={onChoose}>
      <option value="">{strings.ownOrder}</option>
      <option value="low">{strings.lowFirst}</option>
      <option value="high">{strings.highFirst}</option>
      <option value="newest">{strings.newestFirst}</option>
    </ListSelect>
  );
}

type ListSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

/** The address says what is chosen, not what a browser restores. */
function ListSelect({ label, value, onChoose, children }: ListSelectProps) {
  return (
    <div className="needs-script">
      <Select
        label={label}
        isLabelHidden
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </Select>
    </div>
  );
}
