import styles from './Footer.module.css';

const names = ['Visa', 'Mastercard', 'RuPay', 'American Express', 'Maestro', 'Diners Club'];

/** The logos of six card brands, from `shop/images/cards.svg` (SPEC 10.3). */
export function CardMarks() {
  return (
    <ul className={styles.marks} aria-label="Cards shown">
      {names.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 52 34" role="img" aria-label={name}>
            <use href={`#${name.toLowerCase().replace(' ', '-')}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
