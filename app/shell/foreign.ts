import { type ReactNode, createElement } from 'react';
import { jsx as makeElement, jsxs as makeElements } from 'react/jsx-runtime';
import { foreignTexts, ownLanguage } from '#shop/languages';

export { Fragment } from 'react/jsx-runtime';

// What the first language lacks is what a new shop begins with.
const language = ownLanguage.path === '' ? 'en' : import.meta.env.FIRST_LANGUAGE;

/** Texts that nobody has translated, with the language that they are in. */
const languages = new Map<unknown, string>(foreignTexts.map((text) => [text, language]));

/** A message of the software that is English in another language. */
export function inEnglish(message: ReactNode): ReactNode {
  if (typeof message !== 'string') return createElement('span', { lang: 'en' }, message);
  languages.set(message, 'en');
  return message;
}

/** Elements whose label is all that is said of them, so that it may be in another language than the page. */
const labelled: readonly unknown[] = ['a', 'button', 'img'];

type Marked = { readonly children?: unknown; readonly lang?: string | undefined };

/** The same with the language of what it says, where that is another one and alone in it. */
function mark(type: unknown, props: object): object {
  const { children, lang, ...others } = props as Marked;
  const { alt, 'aria-label': label = alt } = others as Readonly<Record<string, unknown>>;
  const said = labelled.includes(type) && label ? label : children;
  const own = lang ?? (typeof type === 'string' ? languages.get(said) : undefined);
  return own === undefined ? props : { ...props, lang: own };
}

/**
 * React's own, which the build leads here where something is not translated: an element with such a text
 * alone says which language it is in (SPEC 18.13).
 */
export function jsx(...[type, props, key]: Parameters<typeof makeElement>) {
  return makeElement(type, mark(type, props as object), key);
}

/** The same for what has several children: each such text has an element of its own, for which an option has no room. */
export function jsxs(...[type, props, key]: Parameters<typeof makeElements>) {
  const { children } = props as { readonly children: readonly ReactNode[] };
  const parts = children.map((child) => {
    const lang = languages.get(child);
    return lang === undefined ? child : createElement('span', { lang }, child);
  });
  const given = type === 'option' ? children : parts;
  return makeElements(type, { ...mark(type, props as object), children: given }, key);
}
