import styles from './Sums.module.css';

type SumsProps = {
  /** What each figure is, and the figure as it is shown; the last is what all come to. */
  readonly sums: readonly (readonly [term: string, figure: string])[];
};

/** Figures under each other, with the total at the foot. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {sums.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
