/** A text of a page that has letters of another script than the page's language, without `lang`. */
type Stranger = { readonly text: string; readonly within: string };

/**
 * What is the same in every language: names of the shop and of others, addresses, units and what is
 * typed as it is shown. A text that has only these is no text of another language.
 */
const properNames =
  /BEAU|WhatsApp|Instagram|LinkedIn|RuPay|Visa|Mastercard|Maestro|American Express|Diners Club|UPI|JavaScript|SPF|SKU|MRP|\bAI\b|Rs\.|MM \/ YY|\bA[–-]Z\b|\bAM\b|\bPM\b|\b[ap]m\b|\bml\b|\bg\b|\bMB\b|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|[\w.]+@[\w.]+|https?:\S+/g;

/**
 * Runs in the page: walks every text that is not drawn, and every attribute that is read or shown, and returns those with
 * letters of the other script that no `lang` announces.
 */
export function findStrangers([foreign, names]: readonly [string, string]): Stranger[] {
  const [foreignLetters, known] = [new RegExp(foreign, 'u'), new RegExp(names, 'g')];
  const own = document.documentElement.lang.slice(0, 2);
  const strangers: Stranger[] = [];
  const check = (text: string | null, element: Element | null) => {
    const language = element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
    if (!text || !element || language !== own || element.closest('script,style,svg')) return;
    if (!foreignLetters.test(text.replaceAll(known, ''))) return;
    strangers.push({ text: text.trim(), within: element.tagName.toLowerCase() });
  };
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) check(walker.currentNode.nodeValue, walker.currentNode.parentElement);
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
      check(element.getAttribute(name), element);
    }
    if (
      element.matches(
        'meta[name=description],meta[property="og:title"],meta[property="og:description"],meta[property="og:image:alt"]',
      )
    ) {
      check(element.getAttribute('content'), element);
    }
  }
  return strangers;
}

/** The letters that a page in a language must not show without saying so. */
export const foreignTo = {
  en: ['[\\u0900-\\u097f]', properNames.source],
  hi: ['[A-Za-z]', properNames.source],
} as const;
