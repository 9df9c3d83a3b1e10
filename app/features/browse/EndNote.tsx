import styles from './EndNote.module.css';

/** Fills the two free cells at the end of a list. */
export function EndNote({ count }: { readonly count: number }) {
  return (
    <div className={`hangs ${styles.note}`}>
      <p className="display">
        {count === 10 ? 'That is the whole shelf.' : 'That is what is new.'}
      </p>
      <p className="muted">Ten products, chosen so you do not have to.</p>
    </div>
  );
}
