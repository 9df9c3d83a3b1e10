import type { Address, LinkTarget } from '#address/screens.ts';

/** The `href` of a link: the address below the path that the shop is published under, in this language. */
export function href(address: Address): string {
  return import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + address.slice(1);
}

/** The props of an owner's link. */
export function linkTo(to: LinkTarget): {
  readonly href: string;
  readonly rel?: string | undefined;
} {
  const isOfShop = (target: LinkTarget): target is Address => target.startsWith('/');
  return isOfShop(to) ? { href: href(to) } : { href: to, rel: 'external' };
}

/** The address of a link in a text: to a page of the shop, or to another site. */
export function hrefOf(to: string): string {
  return to.startsWith('/') ? href(to as Address) : to;
}

/** The URL of what the browser shows. */
export function currentUrl(): URL {
  return new URL(location.href);
}

/**
 * The URL of a page of the shop. Every address that is made from the current one, a link or a list is
 * made here, since a path such as `//host/` leads to another host (SPEC 2.20).
 *
 * @param address any text
 * @param otherwise the address for a text that leads elsewhere or nowhere
 */
export function shopUrl(address: string, otherwise: string = href('/')): URL {
  try {
    const url = new URL(address, location.origin);
    const isOfShop =
      url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL);
    if (isOfShop) return url;
  } catch {
    // A text such as `//[` is no address.
  }
  return new URL(otherwise, location.origin);
}

/** The address of a page in another language: below its code, unless it is the first one. */
export function addressIn(code: string, page: string): string {
  const path = code === import.meta.env.FIRST_LANGUAGE ? '' : `${code}/`;
  return import.meta.env.BASE_URL + path + page.slice(1);
}

/** Where the owner opens what is behind its `#`: no host gets that (SPEC 15.28). */
export const ordersPage = (): string => shopUrl(`${import.meta.env.BASE_URL}admin/orders`).href;

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

/** The longest `mailto:` address that mail programs take: Outlook with Windows 2,046, Firefox 2,008. */
export const maxMailAddress = 2000;
