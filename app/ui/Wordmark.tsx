import styles from './Wordmark.module.css';

/** Its accessible name, where no text beside it is one. */
type WordmarkProps = { readonly label?: string };

/**
 * The brand's drawn name, `shop/images/wordmark.svg`, in the colour of the text around it. Its parent
 * sets its height with `--wordmark-height`.
 */
export function Wordmark({ label }: WordmarkProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className={styles.wordmark} viewBox="-6 -72 292.9 77" {...naming}>
      <use href="#mark" />
    </svg>
  );
}
