import { type ScreenPath, notFoundPath, pagePath, redirects, screensOf } from '#address/screens.ts';
import { pageSlugs } from '#shop/settings';
import type { Details, Screen } from '#screens/screen.ts';

/** One page of the shop: its screen's path, and the value of `{id}` or `{slug}` in it, or an empty text. */
export type Route = { readonly path: ScreenPath; readonly id: string };

/** Where the shopper is: a page, what is loaded for it, and the query string. */
export type Location = Route & {
  readonly screen: Screen;
  readonly details: Details | undefined;
  readonly query: string;
};

const placeholder = /\{.+\}$/;

/** The page of a path; every path below the base path has one (SPEC 2.3, 2.4). */
export function matchPath(pathname: string): Route {
  const requested = pathBelowBase(pathname);
  const target = redirectOf(pathname) ?? requested;
  for (const { path } of screensOf(import.meta.env.TAKES_ORDERS)) {
    const id = idIn(target, path);
    const isThere = path !== pagePath || pageSlugs.includes(id ?? '');
    if (id !== undefined && isThere) return { path, id };
  }
  return { path: notFoundPath, id: '' };
}

/** Where an address of the shop leads instead (SPEC 2.2). */
export function redirectOf(pathname: string) {
  const requested = pathBelowBase(pathname);
  return isRedirect(requested) ? redirects[requested] : undefined;
}

function pathBelowBase(pathname: string): string {
  const encoded = `/${pathname.slice(import.meta.env.BASE_URL.length + import.meta.env.LANGUAGE_PATH.length)}`;
  return decode(encoded).replace(/(^|[^/])(?:\/index)?(?:\.html)?\/?[.,;:!?)]*$/, '$1') || '/';
}

/** The value of a screen's placeholder in a path; empty for a screen without, and nothing for another screen. */
function idIn(target: string, path: ScreenPath): string | undefined {
  const start = path.replace(placeholder, '');
  if (path === start) return path === target ? '' : undefined;
  const rest = target.startsWith(start) ? target.slice(start.length) : '';
  return rest === '' || rest.includes('/') ? undefined : rest;
}

/** An invalid escape stays as it is: no page has this address, and the host says the same. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isRedirect(path: string): path is keyof typeof redirects {
  return path in redirects;
}

/** What is the same for all sizes of a product, between which the shopper stays on one screen (SPEC 16.60). */
export function screenKey(shown: Location): string | number {
  const { details } = shown;
  const family = details && 'family' in details && details.family;
  return family || pathOf(shown);
}

export function pathOf({ path, id }: Route): string {
  return path.replace(placeholder, () => id);
}
