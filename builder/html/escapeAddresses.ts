/**
 * Writes each mail address of a page by numbers that a browser reads as the same letters: a host that hides
 * addresses finds none, and the text that React hydrates is as it was (SPEC 13.8). What is in a script or
 * a style has other escapes, and such hosts leave it.
 */
export function escapeAddresses(html: string): string {
  return html.replaceAll(
    /<(script|style)\b.*?<\/\1>|mailto:|@/gs,
    (found) => ({ '@': '&#64;', 'mailto:': '&#109;ailto:' })[found] ?? found,
  );
}
