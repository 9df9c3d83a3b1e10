/** A typed number, code or e-mail address in Latin digits, without signs that nobody sees (SPEC 7.11). */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, toLatinDigit)
    .trim();
}

/** The same without dashes, blanks and other gaps between its signs, as in a postcode of digits. */
export function plainCode(typed: string): string {
  return plainText(typed).replaceAll(/[\s().\p{Pd}−/·]/gu, '');
}

/** The same of a phone number, also without what its country does not need before it (`PhoneForm`). */
export function plainPhone(typed: string, prefix: string): string {
  return plainCode(typed).replace(new RegExp(prefix), '');
}

/** The same of an e-mail address. */
export function plainEmail(typed: string): string {
  return plainText(typed)
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}−]/gu, '-');
}

/** The ten digits of a script follow each other, and only another ten may come before them. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
