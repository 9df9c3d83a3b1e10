import styles from './Skeleton.module.css';

/** The place of something that is about to come, in its final size. Not announced. */
export function Skeleton({ shape }: { readonly shape: 'picture' | 'line' | 'button' | 'heading' }) {
  return <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />;
}
