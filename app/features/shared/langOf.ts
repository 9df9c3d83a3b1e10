type Lang = { readonly lang?: string; readonly dir?: 'rtl' | 'ltr' };

/**
 * What an element says of a product or a page that nobody has translated: it is in the shop's first language as a
 * whole, and runs in the direction of that (SPEC 18.20).
 */
export function langOf({ untranslated }: { readonly untranslated?: boolean }): Lang {
  if (!import.meta.env.IS_MULTILINGUAL || !untranslated) return {};
  const { FIRST_LANGUAGE: lang, IS_FIRST_RTL: isFirstRtl } = import.meta.env;
  if (isFirstRtl === import.meta.env.IS_RTL) return { lang };
  return { lang, dir: isFirstRtl ? 'rtl' : 'ltr' };
}
