import type { Picture as Source } from '#catalogue/picture.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureRows.module.css';

type Row = {
  readonly key: number | string;
  readonly picture?: Source | undefined;
  readonly title: string;
  readonly detail: string;
  readonly figure: string;
};

type PictureRowsProps = {
  readonly rows: readonly Row[];
  /** Their name, where no heading is above them. */
  readonly label?: string;
  /** Their language, if it is not the page's. */
  readonly lang?: string | undefined;
};

export function PictureRows({ rows, label, lang }: PictureRowsProps) {
  return (
    <ul aria-label={label} lang={lang}>
      {rows.map(({ key, picture, title, detail, figure }) => (
        <li key={key} className={styles.row}>
          {picture && <Picture source={picture} alt="" sizes="56px" />}
          <span>
            {title}
            <small>{detail}</small>
          </span>
          <span className="num">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
