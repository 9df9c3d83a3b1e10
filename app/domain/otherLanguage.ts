/** The address of a page in another language: below its code, unless it is the first one. */
export function addressIn(code: string, page: string): string {
  const path = code === import.meta.env.FIRST_LANGUAGE ? '' : `${code}/`;
  return import.meta.env.BASE_URL + path + page.slice(1);
}

/** The address in another language of what the browser shows, with query and hash. */
export function addressHere(code: string): string {
  const own = import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH;
  const { pathname, search, hash } = location;
  const start = addressIn(code, '/');
  // Some hosts answer an unknown address below another language with the page of the first one.
  if (import.meta.env.LANGUAGE_PATH === '' && pathname.startsWith(start)) return start;
  return addressIn(code, pathname.slice(own.length - 1)) + search + hash;
}
