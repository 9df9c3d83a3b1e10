/** A text with the full stop of its own language: on a Hindi page a text may still be an English one. */
export function asSentence(text: string): string {
  if (/[.।]$/.test(text)) return text;
  return text + (/[\u0900-\u097F]/.test(text) ? '।' : '.');
}
