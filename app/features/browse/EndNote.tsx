import { endNote } from '#shop/words';
import styles from './EndNote.module.css';

/** Fills the free cells at the end of a list of all products, or of some. */
export function EndNote({ isOfAll }: { readonly isOfAll: boolean }) {
  return (
    <div className={`line-above ${styles.note}`}>
      <p className="display">{isOfAll ? endNote.all : endNote.some}</p>
      {endNote.text && <p className="muted">{endNote.text}</p>}
    </div>
  );
}
