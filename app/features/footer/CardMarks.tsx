import { allCardMarks, cardMarkFile } from '#catalogue/cardMark.ts';
import { cardMarks } from '#shop/settings';
import { cardsShown } from '#strings/header';
import styles from './Footer.module.css';

type CardMarksProps = {
  /** The addresses of the shop's drawings, by their names in its folder. */
  readonly drawings: Readonly<Record<string, string>>;
};

/**
 * The logos of card brands (SPEC 10.3), in one file, which comes with the page: it is not asked for in the middle of
 * what a shopper does later. In development each is a file of its own.
 */
export function CardMarks({ drawings }: CardMarksProps) {
  const all = drawings[allCardMarks];
  return (
    <ul className={styles.marks} aria-label={cardsShown}>
      {cardMarks.map((name, index) => (
        <li key={name}>
          <img
            src={all ? `${all}#card-${index}` : drawings[cardMarkFile(name)]}
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
