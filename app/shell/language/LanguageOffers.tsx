import { addressIn } from '#domain/otherLanguage.ts';
import { otherLanguages } from '#shop/languages';
import { TextButton, TextLink } from '#ui/TextLink.tsx';
import * as words from '#words/language.tsx';
import styles from './LanguageOffers.module.css';

type LanguageOffersProps = {
  /** The page that the links lead to. */
  readonly page: string;
};

/**
 * A line for each other language. It is hidden until `followLanguages` finds that the shopper has chosen
 * that language before (SPEC 18.11). Like the footer it is not hydrated.
 */
export function LanguageOffers({ page }: LanguageOffersProps) {
  return otherLanguages.map(({ code, name }) => (
    <aside
      key={code}
      id={`offer-${code}`}
      className={styles.offer}
      aria-label={words.language}
      hidden
    >
      <p>
        {words.readIn(
          <TextLink href={addressIn(code, page)} lang={code} hrefLang={code}>
            {name}
          </TextLink>,
        )}
      </p>
      <TextButton>{words.stay}</TextButton>
    </aside>
  ));
}
