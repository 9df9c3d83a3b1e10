import styles from './Mark.module.css';

/** The name it spells, where nothing beside it says so. */
type MarkProps = { readonly label?: string };

/**
 * The brand's drawn name, `wordmark.svg` among the shop's images, in the colour of the text around it.
 * Its height is set by what holds it.
 */
export function Mark({ label }: MarkProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className={styles.mark} viewBox="-6 -72 292.9 77" {...naming}>
      <use href="#mark" />
    </svg>
  );
}
