import { type ReactNode, createElement } from 'react';
import { jsx as makeElement } from 'react/jsx-runtime';
import { foreignTexts } from '#shop/languages';

export { Fragment, jsxs } from 'react/jsx-runtime';

/** Texts that nobody has translated, with the language that they are in. */
const languages = new Map<unknown, string>(
  foreignTexts.map((text) => [text, import.meta.env.FIRST_LANGUAGE]),
);

/** A message of the software that is English in another language. */
export function inEnglish(message: ReactNode): ReactNode {
  if (typeof message !== 'string') return createElement('span', { lang: 'en' }, message);
  languages.set(message, 'en');
  return message;
}

/**
 * React's own, which the build leads here where something is not translated: an element with such a text
 * alone says which language it is in (SPEC 18.13).
 */
export function jsx(...[type, props, key]: Parameters<typeof makeElement>) {
  const { children } = props as { readonly children?: unknown };
  const lang = typeof type === 'string' && languages.get(children);
  return makeElement(type, lang ? { lang, ...(props as object) } : props, key);
}
