import type { numbers } from '#shop/about';
import { inNumbers } from '#strings/textPages';
import styles from './Stats.module.css';

type StatsProps = { readonly numbers: NonNullable<typeof numbers> };

/** The shop in up to four numbers (SPEC 10.1). */
export function Stats({ numbers }: StatsProps) {
  return (
    <section className="section" aria-label={inNumbers}>
      <dl className={`wrap ${styles.stats}`}>
        {numbers.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
