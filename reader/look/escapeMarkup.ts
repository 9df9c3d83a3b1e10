const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in HTML or XML, also as the value of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
