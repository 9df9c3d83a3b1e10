import { useEffect, useEffectEvent } from 'react';
import { href } from '#address/address.ts';
import type { Address } from '#address/screens.ts';
import {
  type FactFilter,
  filledFilters,
  isChosen,
  maxShortList,
  namesOf,
  readChosen,
} from '#catalogue/factFilters.ts';
import {
  browse,
  labelsOf,
  listAddress,
  readQuery,
  readSort,
  search,
  sortProducts,
} from '#catalogue/browse.ts';
import type { Product } from '#catalogue/product.ts';
import { filters as ownFilters } from '#shop/filters';
import { useListed } from '#features/shared/useToday.ts';
import { usePart } from '#loading/usePart.ts';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/products';
import { FactFilters } from './FactFilters.tsx';
import { EndNote } from './EndNote.tsx';
import { FilterSelect, SortSelect } from './ListSelects.tsx';
import { ProductList } from './ProductList.tsx';

/** The signs of food are named in the language of the page. */
const allFilters = import.meta.env.HAS_FOOD ? ownFilters.map(withDiets) : ownFilters;

function withDiets(filter: FactFilter): FactFilter {
  const names: Readonly<Record<string, string>> = strings.diets;
  const nameOf = ({ slug, name }: FactFilter['values'][number]) => ({
    slug,
    name: names[slug] ?? name,
  });
  return filter.name === 'diet' ? { ...filter, values: filter.values.map(nameOf) } : filter;
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

/** The products of a list, or those that its address asks for (SPEC 6.1, 6.2, 17.11 to 17.13). */
export function FilteredList(props: FilteredListProps) {
  const { labels, isPart } = props;
  const list = readList({ ...props, products: useListed(props.products) });
  const { filter, text, isNamed, products, chosen, names } = list;
  const { part, prefetch } = usePart(() => import('./FewFound.tsx'));
  const more = text ? part?.searchShop(text) : undefined;
  // Without it the list is right, so a failure has no message.
  const loadFewFound = useEffectEvent(prefetch);
  useEffect(() => {
    if (text) loadFewFound();
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

type ListControlsProps = FilteredListProps & { readonly list: ReturnType<typeof readList> };

function ListControls({ path, query, isPart, list, onRefine }: ListControlsProps) {
  const { filter, text, found, chosen, long } = list;
  const addressOf = (part: string, value: string) => href(listAddress(path, query, part, value));
  const refine = (part: string, value: string) => onRefine(addressOf(part, value));
  return (
    <>
      {text && (
        <TextLink isQuiet href={addressOf('search', '')}>
          {strings.clearSearch}
        </TextLink>
      )}
      {import.meta.env.HAS_LONG_LISTS && chosen.length > 0 && (
        <TextLink isQuiet href={addressOf('is', '')}>
          {strings.clearFilters}
        </TextLink>
      )}
      {!isPart && <FilterSelect filter={filter} onChoose={(next) => refine('filter', next)} />}
      {import.meta.env.HAS_LONG_LISTS && long && (
        <>
          <SortSelect sort={long.sort} onChoose={(next) => refine('sort', next)} />
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

/** What an address asks for, and what that leaves: `found` without the filters of long lists. */
function readList({ products: all, isPart, query }: FilteredListProps) {
  const { filter, text } = readQuery(isPart ? '' : query);
  const named = text ? search(all, text) : all;
  const found = browse(named, filter);
  const isLong = all.length > maxShortList;
  const long = import.meta.env.HAS_LONG_LISTS && isLong ? readLong(all, found, query) : undefined;
  const isNamed = !text || named.length > 0;
  return { filter, text, isNamed, found, products: found, chosen: [], names: [], ...long, long };
}

/** What only long lists know: an order, and filters by what their products are. */
function readLong(products: readonly Product[], found: readonly Product[], query: string) {
  const filters = filledFilters(allFilters, products);
  const chosen = readChosen(filters, query);
  const sort = readSort(query);
  return {
    filters,
    chosen,
    names: namesOf(filters, chosen),
    sort,
    products: sortProducts(found, sort).filter((each) => isChosen(each, filters, chosen)),
  };
}
