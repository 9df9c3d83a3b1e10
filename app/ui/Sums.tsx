import styles from './Sums.module.css';

type SumsProps = {
  /** Each figure with its name; the last is the total. */
  readonly sums: readonly (readonly [term: string, figure: string])[];
  /** Their language, if it is not the page's. */
  readonly lang?: string | undefined;
};

export function Sums({ sums, lang }: SumsProps) {
  return (
    <dl className={styles.sums} lang={lang}>
      {sums.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
