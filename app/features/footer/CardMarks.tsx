import { cardMarkFile } from '#catalogue/cardMark.ts';
import { cardMarks } from '#shop/settings';
import { cardsShown } from '#strings/header';
import styles from './Footer.module.css';

type CardMarksProps = {
  /** The addresses of the shop's drawings, by their names in its folder. */
  readonly drawings: Readonly<Record<string, string>>;
};

/** The logos of card brands (SPEC 10.3), which come with the page: none is asked for in the middle of what a shopper does later. */
export function CardMarks({ drawings }: CardMarksProps) {
  return (
    <ul className={styles.marks} aria-label={cardsShown}>
      {cardMarks.map((name) => (
        <li key={name}>
          <img
            src={drawings[cardMarkFile(name)]}
            alt={name}
            width="52"
            height="34"
            fetchPriority="low"
            className="whole"
          />
        </li>
      ))}
    </ul>
  );
}
