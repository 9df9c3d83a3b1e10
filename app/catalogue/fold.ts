/**
 * A text as searches compare it: in small letters, without accents, and without the nukta, the dot of a Hindi
 * letter that many leave out; a chandrabindu is an anusvara (SPEC 3.6, 18.4).
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .replaceAll('\u0901', '\u0902');
}
