import styles from './Skeleton.module.css';

/** A placeholder in the final size of what is loading; not announced. */
export function Skeleton({ shape }: { readonly shape: 'picture' | 'line' | 'button' | 'heading' }) {
  return <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />;
}
