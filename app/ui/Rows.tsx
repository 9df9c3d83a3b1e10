import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** Terms and facts in two columns; a term without a fact is left out. */
export function Rows({
  rows,
}: {
  readonly rows: readonly (readonly [term: string, fact: ReactNode])[];
}) {
  return (
    <dl className={styles.rows}>
      {rows.map(
        ([term, fact]) =>
          fact !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">{typeof fact === 'string' ? unbroken(fact) : fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The parts of a phone number, and a postcode after its town, are on the line of the first. */
const unbroken = (text: string) => text.replaceAll(/ (?=\d{4})/g, '\u00A0');
