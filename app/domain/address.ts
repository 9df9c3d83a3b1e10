/**
 * The paths that a link may lead to; `app/screens/screens.ts` declares them.
 *
 * @public
 */
export interface Register {}

type Path = Register extends { readonly path: infer Known extends string } ? Filled<Known> : never;

/** A path with a product's id in place of `{id}`, or a category's slug in place of `{slug}`. */
type Filled<Known extends string> = Known extends `${infer Start}{id}`
  ? `${Start}${number}`
  : Known extends `${infer Start}{slug}`
    ? `${Start}${string}`
    : Known;

/** Every address of the shop (SPEC 2); a link to anything else does not compile. */
export type Address = Path | `${Path}/page/${number}` | `${Path}?${string}` | `${Path}#${string}`;

/** The `href` of a link: the address below the path that the shop is published under, in this language. */
export function href(address: Address): string {
  return import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + address.slice(1);
}
