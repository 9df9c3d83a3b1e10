import { addressHere } from '#domain/otherLanguage.ts';
import { chooseLanguage, readLanguage } from '#storage/storedLanguage.ts';
// With this import the style sheet has the offer's styles, although only the build renders it.
import styles from './LanguageOffers.module.css';

/**
 * Makes each link to another language lead to what the shopper sees, with query and hash, and remembers
 * the language of a link that is followed. Offers the language that was chosen before, if this page is
 * written in another one (SPEC 18.10, 18.11).
 */
export function followLanguages(): void {
  const handleIntent = ({ target, type }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.href = addressHere(link.hreflang);
    if (type === 'click') chooseLanguage(link.hreflang);
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, handleIntent);
  }
  // Whatever else is stored is no language of this shop, and has no offer.
  const offer = document.getElementById(`offer-${readLanguage()}`);
  if (!offer?.matches(`.${styles.offer}`)) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    chooseLanguage(import.meta.env.LANGUAGE);
    offer.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
