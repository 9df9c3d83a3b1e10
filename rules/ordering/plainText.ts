/** A typed number, code or e-mail address in Latin digits, without signs that nobody sees (SPEC 7.11). */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, toLatinDigit)
    .trim();
}

/** A typed text without blanks around it; empty where nobody sees anything of it. */
export const seenText = (typed: string): string =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(typed) ? '' : typed.trim();

/** The ten digits of a script follow each other, and only another ten may come before them. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
