import styles from './Rows.module.css';

/** Facts in two columns: what, and how it is. */
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
