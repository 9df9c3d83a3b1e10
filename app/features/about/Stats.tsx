import styles from './Stats.module.css';

const stats = [
  ['5000+', 'Happy Clients'],
  ['10+', 'Products'],
  ['5+', 'Years Experience'],
  ['24/7', 'Support'],
] as const;

/** The shop in four numbers (SPEC 10.1). */
export function Stats() {
  return (
    <section className="section" aria-label="In numbers">
      <dl className={`wrap ${styles.stats}`}>
        {stats.map(([number, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
