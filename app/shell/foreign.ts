import { Fragment, type ReactNode, createElement } from 'react';
import { jsx as makeElement, jsxs as makeElements } from 'react/jsx-runtime';
import { foreignTexts, ownLanguage } from '#shop/languages';

export { Fragment } from 'react/jsx-runtime';

// What the first language lacks is what a new shop begins with.
const language = ownLanguage.path === '' ? 'en' : import.meta.env.FIRST_LANGUAGE;

/** A text as it is known, whether or not a page begins it with a capital, ends it, or keeps its units on one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/[.।]$/, '').toLowerCase();

/** Texts that nobody has translated, with the language that they are in. */
const languages = new Map(foreignTexts.map((text) => [plain(text), language]));

/** A message of the software that is English in another language. */
export function inEnglish(message: ReactNode): ReactNode {
  if (typeof message !== 'string') return createElement('span', written('en'), message);
  languages.set(plain(message), 'en');
  return message;
}

/** What says in which language something is, and the direction of that where the page runs the other way. */
function written(lang: string): { readonly lang: string; readonly dir?: 'rtl' | 'ltr' } {
  const isKnown = ['en', import.meta.env.FIRST_LANGUAGE].includes(lang);
  const isRtl = lang !== 'en' && import.meta.env.IS_FIRST_RTL;
  if (!isKnown || isRtl === import.meta.env.IS_RTL) return { lang };
  return { lang, dir: isRtl ? 'rtl' : 'ltr' };
}

/** What stands between texts that a page has put into one, as a product's name and its size. */
const separators = ['\n', '\u{a0}· ', ' · ', ': ', ' (', ', '];

/** The language of a text, or of all of the parts that a page has made it of. */
function languageIn(text: unknown, [separator, ...further] = separators): string | undefined {
  if (typeof text !== 'string') return undefined;
  const own = languages.get(plain(text));
  if (own !== undefined || separator === undefined) return own;
  const [first, ...others] = text.split(separator).map((part) => languageIn(part, further));
  return others.every((each) => each === first) ? first : undefined;
}

/** A text with an element around each part of it that is in another language; itself, where none is. */
function partsOf(text: ReactNode, [separator, ...further] = separators): ReactNode {
  const lang = languageIn(text);
  if (lang !== undefined) return createElement('span', written(lang), text);
  if (typeof text !== 'string' || separator === undefined) return text;
  const parts = text.split(separator).map((part) => partsOf(part, further));
  if (parts.every((part) => typeof part === 'string')) return text;
  const between = parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
  return createElement(Fragment, null, ...between);
}

/** Elements whose label is all that is said of them, so that it may be in another language than the page. */
const labelled: readonly unknown[] = ['a', 'button', 'img'];

/** They have room for a text alone. */
const plainInside: readonly unknown[] = ['option', 'title'];

type Marked = { readonly children?: ReactNode; readonly lang?: string | undefined };

/** The same with the language of what it says, where that is another one and alone in it. */
function mark(type: unknown, props: object): object {
  if (typeof type !== 'string') return props;
  const { children, lang: own, ...others } = props as Marked;
  const { alt, 'aria-label': label = alt } = others as Readonly<Record<string, unknown>>;
  const isLabelled = labelled.includes(type) && Boolean(label);
  const lang = own ?? languageIn(isLabelled ? label : children);
  if (lang === undefined) {
    return isLabelled || typeof children !== 'string' || plainInside.includes(type)
      ? props
      : { ...props, children: partsOf(children) };
  }
  const { dir } = written(lang);
  // A text of the page stays on its side, and runs in its own direction there.
  return dir && own === undefined && !isLabelled && !plainInside.includes(type)
    ? { ...props, children: partsOf(children) }
    : { ...props, ...written(lang) };
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
  const given = plainInside.includes(type) ? children : children.map((child) => partsOf(child));
  return makeElements(type, { ...mark(type, props as object), children: given }, key);
}
