import { currentUrl, shopUrl } from './address.ts';

/** The address of a page in another language: below its code, unless it is the first one. */
export function addressIn(code: string, page: string): string {
  const path = code === import.meta.env.FIRST_LANGUAGE ? '' : `${code}/`;
  return import.meta.env.BASE_URL + path + page.slice(1);
}

/** The address in another language of what the browser shows, with query and hash. */
export function addressHere(code: string): string {
  const { pathname, search, hash } = currentUrl();
  const isFirst = import.meta.env.LANGUAGE_PATH === '';
  // Shorter for the first language, whose pages are most: all others are below their codes.
  const start = isFirst ? `${import.meta.env.BASE_URL}${code}/` : addressIn(code, '/');
  // Some hosts answer an unknown address below another language with the page of the first one.
  if (isFirst && pathname.startsWith(start)) return shopUrl(start).href;
  const own = import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH;
  return shopUrl(start + pathname.slice(own.length) + search + hash, start).href;
}
