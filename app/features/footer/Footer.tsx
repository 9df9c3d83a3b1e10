import { href, linkTo, addressIn } from '#links/address.ts';
import type { LinkTarget } from '#address/screens.ts';
import { cardMarkFile } from '#catalogue/cardMark.ts';
import { phoneLink } from '#address/phoneLink.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { heading } from '#shop/contact';
import { otherLanguages } from '#shop/languages';
import {
  cardMarks,
  contact,
  copyright,
  helpLinks,
  menu,
  policies,
  seller,
  wordmarkRatio,
} from '#shop/settings';
import { letters } from '#shop/words';
import { untried } from '#ui/Field.tsx';
import { Wordmark } from '#features/shared/Wordmark.tsx';
import { classNames } from '#ui/classNames.ts';
import * as strings from '#strings/header';
import styles from './Footer.module.css';

/** Whether the drawn name is no higher than its space when it is as wide as the page. */
const isLow = (wordmarkRatio ?? 0) > 6;

type FooterProps = {
  /** The addresses of the shop's drawings, by their names in its folder. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The page, whose other languages it links to. */
  readonly page: string;
};

/**
 * The footer of every page (SPEC 10.3). It never changes, so it is not hydrated: the build renders it
 * beside the root, and `subscribe.ts` handles its form.
 */
export function Footer({ page, drawings }: FooterProps) {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="wrap">
        <div className={classNames(styles.columns, letters && styles.withNews)}>
          {letters && <Letters {...letters} />}
          <LinkColumn title={strings.shop} links={menu} />
          <LinkColumn title={strings.help} links={helpLinks} />
          <div className={styles.column}>
            <h2>{heading}</h2>
            <ul>
              {contact.phone && (
                <li>
                  <a
                    {...phoneLink(contact)}
                  >{`${contact.phoneName} ${leftToRight(contact.phone)}`}</a>
                </li>
              )}
              {contact.email && (
                <li>
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </li>
              )}
            </ul>
            {policies.support && <p>{policies.support}</p>}
          </div>
        </div>
        <div className={styles.base}>
          <span>{copyright}</span>
          {seller && <a href={href('/help#seller')}>{strings.soldBy(seller.name)}</a>}
          {otherLanguages.map(({ code, name }) => (
            <a key={code} href={addressIn(code, page)} lang={code} hrefLang={code}>
              {name}
            </a>
          ))}
          {cardMarks.length > 0 && <CardMarks drawings={drawings} />}
        </div>
      </div>
      <div
        className={classNames(
          styles.wordmark,
          wordmarkRatio ? styles.drawn : styles.lettered,
          isLow && styles.low,
        )}
      >
        <Wordmark />
      </div>
    </footer>
  );
}

function Letters({ title, text }: NonNullable<typeof letters>) {
  return (
    <div className={styles.news}>
      <h2>{title}</h2>
      <p>{text}</p>
      <form className={`${styles.letters} needs-script`} {...untried}>
        <label htmlFor="letters-address" className="visually-hidden">
          {strings.yourEmail}
        </label>
        <input
          id="letters-address"
          type="email"
          name="email"
          placeholder={strings.yourEmail}
          autoComplete="email"
          {...untried}
          required
        />
        <button type="submit">{strings.subscribe}</button>
      </form>
    </div>
  );
}

type LinkColumnProps = {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: LinkTarget }[];
};

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <a {...linkTo(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The logos of card brands (SPEC 10.3), which come with the page: none is asked for in the middle of what a shopper does later. */
function CardMarks({ drawings }: Pick<FooterProps, 'drawings'>) {
  return (
    <ul className={styles.marks} aria-label={strings.cardsShown}>
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
