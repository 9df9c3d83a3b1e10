/**
 * The `lang` of a Markdown text, a product's description or an own page, that is shown in the shop's first language,
 * since nobody has translated it yet (SPEC 18.20). Texts without markup are known by `shell/foreign.ts`.
 */
export function langOf({ untranslated }: { readonly untranslated?: boolean }): string | undefined {
  return import.meta.env.IS_MULTILINGUAL && untranslated
    ? import.meta.env.FIRST_LANGUAGE
    : undefined;
}
