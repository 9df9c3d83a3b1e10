import styles from './Mark.module.css';

type MarkProps = {
  /** The drawing's address; its one group is called `mark`. */
  readonly source: string;
  /** The name it spells, where nothing beside it says so. */
  readonly label?: string;
};

/** The brand's drawn name, in the colour of the text around it. Its height is set by what holds it. */
export function Mark({ source, label }: MarkProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className={styles['mark']} viewBox="-6 -72 292.9 77" {...naming}>
      <use href={`${source}#mark`} />
    </svg>
  );
}
