/** A text that has letters of another script than its page's language, without `lang`. */
type Stranger = { readonly text: string; readonly within: string };

/**
 * Runs in a page: looks at every text that is shown, and every attribute that is read, and returns those
 * with letters of the other script. Names, addresses and units are the same in every language.
 *
 * @param html another page as it is built; without it, this one
 */
export function findStrangers(html: unknown): Stranger[] {
  const page =
    typeof html === 'string' ? new DOMParser().parseFromString(html, 'text/html') : document;
  const same =
    /BEAU( Care)?|WhatsApp|Instagram|LinkedIn|RuPay|Visa|Mastercard|Maestro|American Express|Diners Club|UPI|JavaScript|SPF|SKU|MRP|\b(?:AI|CEO|CVV|GST|IP|GSTIN|00AAAAA0000A0Z0|SHOP-\d+)\b|Rs\.|MM \/ YY|\bA[–-]Z\b|\bAM\b|\bPM\b|\b[ap]m\b|\bml\b|\bg\b|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|[\w.-]+@[\w.-]+|https?:\S+/g;
  const own = page.documentElement.lang.slice(0, 2);
  const foreign = ['hi', 'mr'].includes(own) ? /[A-Za-z]/ : /[\u0900-\u097f]/;
  const strangers: Stranger[] = [];
  const check = (text: string | null, element: Element | null) => {
    const language = element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
    if (!text || !element || language !== own || element.closest('script,style,svg')) return;
    if (!foreign.test(text.replaceAll(same, ''))) return;
    strangers.push({ text: text.trim(), within: element.tagName.toLowerCase() });
  };
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) check(walker.currentNode.nodeValue, walker.currentNode.parentElement);
  for (const element of page.querySelectorAll('*')) {
    for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
      check(element.getAttribute(name), element);
    }
  }
  return strangers;
}
