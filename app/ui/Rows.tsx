import styles from './Rows.module.css';

/** Terms and facts in two columns. */
export function Rows({
  rows,
}: {
  readonly rows: readonly (readonly [term: string, fact: string])[];
}) {
  return (
    <dl className={styles.rows}>
      {rows.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
