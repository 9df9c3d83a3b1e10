/**
 * @public Also read by shop-data. Signs that nobody sees: of control, but line breaks and tabs; halves of pairs, and what no document may have;
 * and those that turn the direction of a text. Owners' texts have none, and strangers' links lose them.
 */
export const hiddenSigns =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A stranger's text without hidden signs (SPEC 15.9). */
export function withoutHidden(text: string): string {
  return text.replaceAll(hiddenSigns, '');
}
