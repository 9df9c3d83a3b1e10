/** The `lang` of a text that is shown in the shop's first language, since nobody has translated it yet (SPEC 18.20). */
export function langOf(
  { untranslated }: { readonly untranslated?: readonly string[] },
  text: 'name' | 'description' | 'title' | 'text',
): string | undefined {
  const isForeign = import.meta.env.IS_MULTILINGUAL && untranslated?.includes(text);
  return isForeign ? import.meta.env.FIRST_LANGUAGE : undefined;
}
