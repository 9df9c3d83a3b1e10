/** A text with the full stop of the page's language; on a page in other letters a text may still be in Latin ones. */
export function asSentence(text: string): string {
  if (/[\p{STerm}…][\p{Pe}\p{Pf}"']*$/u.test(text)) return text;
  return text + (/[^\P{L}\p{sc=Latn}]/u.test(text) ? import.meta.env.FULL_STOP : '.');
}
