import type { PagePlace } from '#domain/listPage.ts';
import * as strings from '#strings/browse.ts';
import styles from './NearestNote.module.css';

/** Says that the address asks for a page that the list does not have (SPEC 17.5). */
export function NearestNote({ place: { number, isAsked } }: { readonly place: PagePlace }) {
  if (isAsked) return null;
  return (
    <p className={styles.nearest}>
      {number === 1 ? strings.firstInstead : strings.lastInstead(number)}
    </p>
  );
}
