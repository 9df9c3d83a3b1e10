import { TextButton, TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/language.tsx';
import styles from './LanguageOffer.module.css';

type LanguageOfferProps = {
  readonly code: string;
  /** In its own script. */
  readonly name: string;
  readonly href: string;
  readonly onStay: () => void;
};

/** One line that offers the language that the shopper has chosen before (SPEC 18.11). */
export function LanguageOffer({ code, name, href, onStay }: LanguageOfferProps) {
  return (
    <aside className={styles.offer} aria-label={strings.language}>
      <p>
        {strings.readIn(
          <TextLink href={href} lang={code} hrefLang={code}>
            {name}
          </TextLink>,
        )}
      </p>
      <TextButton onClick={onStay}>{strings.stay}</TextButton>
    </aside>
  );
}
