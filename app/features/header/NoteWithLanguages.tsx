import { addressHere } from '#domain/otherLanguage.ts';
import { otherLanguages } from '#shop/languages';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './NoteWithLanguages.module.css';

type NoteWithLanguagesProps = {
  readonly note: string;
  readonly className: string | undefined;
};

/** The menu's note, and beside it the links to this page in other languages (SPEC 18.10). */
export function NoteWithLanguages({ note, className }: NoteWithLanguagesProps) {
  return (
    <div className={styles.row}>
      <p className={className}>{note}</p>
      {otherLanguages.map(({ code, name }) => (
        <TextLink key={code} href={addressHere(code)} lang={code} hrefLang={code}>
          {name}
        </TextLink>
      ))}
    </div>
  );
}
