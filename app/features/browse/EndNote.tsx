import { catalogue } from '#shop/products';
import { endNote } from '#shop/words';
import styles from './EndNote.module.css';

/** Fills the free cells at the end of a list. */
export function EndNote({ count }: { readonly count: number }) {
  return (
    <div className={`hangs ${styles.note}`}>
      <p className="display">{count === catalogue.length ? endNote.all : endNote.some}</p>
      <p className="muted">{endNote.text}</p>
    </div>
  );
}
