import { cardMarkId } from '#catalogue/cardMark.ts';
import { cardMarks } from '#shop/settings';
import { cardsShown } from '#strings/header';
import styles from './Footer.module.css';

/** The logos of card brands, drawn in the shop's `cards.svg` (SPEC 10.3). */
export function CardMarks() {
  return (
    <ul className={styles.marks} aria-label={cardsShown}>
      {cardMarks.map((name) => (
        <li key={name}>
          <svg width="52" height="34" viewBox="0 0 52 34" role="img" aria-label={name}>
            <use href={`#${cardMarkId(name)}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
