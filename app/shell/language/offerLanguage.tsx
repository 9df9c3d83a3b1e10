import type { ReactNode } from 'react';
import { LanguageOffer } from './LanguageOffer.tsx';

/**
 * Shows a line below the header with a link to another language, until the shopper follows it or stays.
 *
 * @param code of the language, or any other text, for which nothing is shown
 * @param choose remembers the language of this page
 * @param show gets the line to show, and nothing once the shopper stays
 */
export function offerLanguage(
  code: string,
  choose: (code: string) => void,
  show: (line?: ReactNode) => void,
): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('footer [hreflang]');
  const link = [...links].find(({ hreflang }) => hreflang === code);
  if (!link) return;
  const handleStay = () => {
    choose(import.meta.env.LANGUAGE);
    show();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { href, text } = link;
  show(<LanguageOffer code={code} href={href} name={text} onStay={handleStay} />);
}
