import { numbers } from '#shop/about';
import { inNumbers } from '#words/about.ts';
import styles from './Stats.module.css';

/** The shop in four numbers (SPEC 10.1). */
export function Stats() {
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
