/** Digits and letters that nobody confuses when they are read aloud: without I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes a reference is made of. */
export const referenceLength = 8;

/** An order's reference, as in `7K2M-94QX`, of random bytes: one of 32 to the power of 8 (SPEC 15.8). */
export function toReference(bytes: Uint8Array): string {
  const written = Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
  return `${written.slice(0, 4)}-${written.slice(4)}`;
}

/** Whether a text is such a reference. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}
