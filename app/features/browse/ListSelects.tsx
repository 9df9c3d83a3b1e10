import type { ReactNode } from 'react';
import type { Filter } from '#catalogue/browse.ts';
import { Select } from '#ui/Field.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/products';

type FilterSelectProps = { readonly filter: Filter; readonly onChoose: (filter: string) => void };

/** The three lists of SPEC 6.1. */
export function FilterSelect({ filter, onChoose }: FilterSelectProps) {
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

type SortSelectProps = { readonly sort: string; readonly onChoose: (sort: string) => void };

/** The orders of a long list; a new one is said, since the list changes without a word (SPEC 17.11). */
export function SortSelect({ sort, onChoose }: SortSelectProps) {
  useAnnounced(`${strings.sortProducts}: ${orderNames[sort]}`);
  return (
    <ListSelect label={strings.sortProducts} value={sort} onChoose={onChoose}>
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
