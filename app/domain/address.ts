/**
 * The paths that a link may lead to; `app/screens/screens.ts` declares them.
 *
 * @public
 */
export interface Register {}

type Path = Register extends { readonly path: infer Known extends string } ? Filled<Known> : never;

/** A path with a product's id for `{id}`, or a category's slug for `{slug}`. */
type Filled<Known extends string> = Known extends `${infer Start}{id}`
  ? `${Start}${number}`
  : Known extends `${infer Start}{slug}`
    ? `${Start}${string}`
    : Known;

/** Every address of the shop (SPEC 2); a link to anything else does not compile. */
export type Address = Path | `${Path}?${string}` | `${Path}#${string}`;

/** The `href` of a link: the address below the path that the shop is published under, in this language. */
export function href(address: Address): string {
  return import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + address.slice(1);
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
