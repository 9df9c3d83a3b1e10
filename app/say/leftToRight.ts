/**
 * Digits with what stands before and between them, as in −₹498.00, +91 98765 43210 or 12 MG Road, for a page or a
 * text from right to left, where they would be turned round (SPEC 18.8).
 */
export function leftToRight(text: string): string {
  return import.meta.env.IS_RTL && /^[−+\d]/.test(text) ? `\u200E${text}` : text;
}
