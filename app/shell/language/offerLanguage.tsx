import { createRoot } from 'react-dom/client';
import { LanguageOffer } from './LanguageOffer.tsx';

/**
 * Shows a line below the header with a link to another language, until the shopper follows it or stays.
 *
 * @param code of the language, or any other text, for which nothing is shown
 * @param choose remembers the language of this page
 */
export function offerLanguage(code: string, choose: (code: string) => void): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('footer [hreflang]');
  const link = [...links].find(({ hreflang }) => hreflang === code);
  if (!link) return;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const handleStay = () => {
    choose(import.meta.env.LANGUAGE);
    root.unmount();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { href, text } = link;
  root.render(<LanguageOffer code={code} href={href} name={text} onStay={handleStay} />);
}
