import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { href } from '#links/address.ts';
import type { Address } from '#address/screens.ts';
import type { FactFilter } from '#catalogue/factFilters.ts';
import { type Filter, labelsOf, listAddress } from '#catalogue/browse.ts';
import type { Product } from '#catalogue/product.ts';
import { maxShortList, readList, readLong } from '#catalogue/readList.ts';
import { filters } from '#shop/products';
import { food } from '#shop/parts';
import { endNote } from '#shop/words';
import { loadSearch } from '#features/shared/loadSearch.ts';
import { usePart } from '#loading/usePart.ts';
import { Select } from '#ui/Field.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/products';
import { FactFilters } from './FactFilters.tsx';
import styles from './EndNote.module.css';
import { ProductList } from './ProductList.tsx';

/** The signs of food are named in the language of the page. */
const ofShop = food ? filters?.map(withDiets) : filters;

function withDiets(filter: FactFilter): FactFilter {
  const names: Readonly<Record<string, string>> = strings.diets;
  const named = filter.values.map((value) => ({ ...value, name: names[value.slug] ?? value.name }));
  return filter.name === 'diet' ? { ...filter, values: named } : filter;
}

/** What an address asks for, also of a long list; the filters of a shop are missing where none is long. */
function readAll({ products, query, isPart }: FilteredListProps) {
  const list = readList(products, query, isPart);
  const isLong = products.length > maxShortList;
  const long =
    filters && ofShop && isLong ? readLong(ofShop, products, list.found, query) : undefined;
  return { ...list, products: list.found, chosen: [], names: [], ...long, long };
}

type FilteredListProps = {
  /** The address of the list, and the query string of what is shown of it. */
  readonly path: Address;
  readonly query: string;
  readonly products: readonly Product[];
  /** What the count line says of it beside what is chosen. */
  readonly labels: readonly string[];
  /** Whether it is a part of the shop: a list of all has a text and a filter in its address too. */
  readonly isPart: boolean;
  /** Navigates to another address of the same screen, keeping scroll position and focus. */
  readonly onRefine: (address: string) => void;
};

async function loadFewFound() {
  const [{ FewFound }, { searchShop }] = await Promise.all([
    import('./FewFound.tsx'),
    loadSearch(),
  ]);
  return { FewFound, searchShop };
}

/** The products of a list, or those that its address asks for (SPEC 6.1, 6.2, 17.11 to 17.13). */
export function FilteredList(props: FilteredListProps) {
  const { labels, isPart } = props;
  const list = readAll(props);
  const { filter, text, isNamed, products, chosen, names } = list;
  const { part, prefetch } = usePart(loadFewFound);
  const more = text ? part?.searchShop(text) : undefined;
  // Without it the list is right, so a failure has no message.
  const prefetchFewFound = useEffectEvent(prefetch);
  useEffect(() => {
    if (text) prefetchFewFound();
  }, [text]);
  const hasEndNote = !isPart && !text && filter !== 'sale' && products.length > 0;
  return (
    <ProductList
      products={products}
      isCounted={isNamed || more?.said === strings.noProductFound}
      labels={labelsOf(filter, [...labels, text, ...names].filter(Boolean), strings.filterNames)}
      controls={(!isPart || list.long) && <ListControls {...props} list={list} />}
      endNote={hasEndNote && <EndNote isOfAll={filter !== 'new' && chosen.length === 0} />}
    >
      {more && part && <part.FewFound {...more} />}
    </ProductList>
  );
}

type ListControlsProps = FilteredListProps & { readonly list: ReturnType<typeof readAll> };

function ListControls({ path, query, isPart, list, products, onRefine }: ListControlsProps) {
  const { filter, text, found, chosen, long } = list;
  const canBeFiltered = products.length > 1 && products.some(({ tag }) => tag);
  const addressOf = (part: string, value: string) => href(listAddress(path, query, part, value));
  const refine = (part: string, value: string) => onRefine(addressOf(part, value));
  return (
    <>
      {text && (
        <TextLink isQuiet href={addressOf('search', '')}>
          {strings.clearSearch}
        </TextLink>
      )}
      {filters && chosen.length > 0 && (
        <TextLink isQuiet href={addressOf('is', '')}>
          {strings.clearFilters}
        </TextLink>
      )}
      {!isPart && (filter !== 'all' || canBeFiltered) && (
        <FilterSelect filter={filter} onChoose={(next) => refine('filter', next)} />
      )}
      {filters && long && (
        <>
          <SortSelect value={long.sort} onChoose={(next) => refine('sort', next)} />
          <FactFilters
            filters={long.filters}
            products={found}
            chosen={chosen}
            onChoose={(next) => refine('is', next.join(' '))}
          />
        </>
      )}
    </>
  );
}

/** Fills the free cells at the end of a list of all products, or of some. */
function EndNote({ isOfAll }: { readonly isOfAll: boolean }) {
  return (
    <div className={`line-above ${styles.note}`}>
      <p className="display">{isOfAll ? endNote.all : endNote.some}</p>
      {endNote.text && <p className="muted">{endNote.text}</p>}
    </div>
  );
}

type FilterSelectProps = { readonly filter: Filter; readonly onChoose: (filter: string) => void };

/** The three lists of SPEC 6.1. */
function FilterSelect({ filter, onChoose }: FilterSelectProps) {
  const isSorted = filter === 'low' || filter === 'high';
  return (
    <ListSelect
      label={strings.filterProducts}
      value={filter === 'all' ? '' : filter}
      onChoose={onChoose}
    >
      {/* So that "All" can be chosen: a select says nothing when its own value is. */}
      {isSorted && (
        <option value={filter} hidden>
          {strings.allProduct}
        </option>
      )}
      <option value="">{strings.allProduct}</option>
      <option value="new">{strings.newProduct}</option>
      <option value="sale">{strings.saleProducts}</option>
    </ListSelect>
  );
}

const orderNames: Readonly<Record<string, string>> = {
  '': strings.ownOrder,
  low: strings.lowFirst,
  high: strings.highFirst,
  newest: strings.newestFirst,
};

/** The orders of a long list; a new one is said, since the list changes without a word (SPEC 17.11). */
function SortSelect({ value, onChoose }: Pick<ListSelectProps, 'value' | 'onChoose'>) {
  useAnnounced(`${strings.sortProducts}: ${orderNames[value]}`);
  return (
    <ListSelect label={strings.sortProducts} value={value} onChoose={onChoose}>
      {Object.entries(orderNames).map(([order, name]) => (
        <option key={order} value={order}>
          {name}
        </option>
      ))}
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
