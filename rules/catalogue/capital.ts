/** A text with a capital first letter: of a style sheet's capital a browser makes a text of its own, and it is heard so. */
export function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
