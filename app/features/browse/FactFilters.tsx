import { type FactFilter, countOf } from '#catalogue/factFilters.ts';
import type { Product } from '#catalogue/product.ts';
import { nameOfFact } from '#say/sayFacts.ts';
import { Choice } from '#ui/Field.tsx';
import * as strings from '#strings/products';
import styles from './FactFilters.module.css';

type FactFiltersProps = {
  readonly filters: readonly FactFilter[];
  /** What the list has without these filters. */
  readonly products: readonly Product[];
  readonly chosen: readonly string[];
  readonly onChoose: (slugs: readonly string[]) => void;
};

/** Filters by what products are, several at once, each with its count (SPEC 17.13). */
export function FactFilters(props: FactFiltersProps) {
  const { filters, products, chosen, onChoose } = props;
  if (filters.length === 0) return null;
  return (
    <details className={`${styles.filters} needs-script`}>
      <summary>{strings.filters(chosen.length)}</summary>
      <div className={styles.groups}>
        {filters.map(({ name, values }) => (
          <fieldset key={name}>
            <legend>{nameOfFact(name)}</legend>
            {values.map((value) => {
              const count = countOf(value, products, filters, chosen);
              const isOn = chosen.includes(value.slug);
              const others = chosen.filter((slug) => slug !== value.slug);
              return (
                <Choice
                  key={value.slug}
                  checked={isOn}
                  disabled={count === 0 && !isOn}
                  onChange={() => onChoose(isOn ? others : [...chosen, value.slug])}
                >
                  {value.name} <span className="muted num">({count})</span>
                </Choice>
              );
            })}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
