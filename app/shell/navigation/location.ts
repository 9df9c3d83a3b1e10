import { type ScreenPath, notFoundPath, redirects, screenList } from '#screens/screens.ts';
import type { Screen } from '#screens/screen.ts';

/** One page of the shop: its screen's path, and the value of `{id}` in it, or an empty text. */
export type Page = { readonly path: ScreenPath; readonly id: string };

/** Where the shopper is: a page, its loaded screen, and the query string. */
export type Location = Page & {
  readonly screen: Screen;
  readonly search: string;
  readonly isNavigated?: boolean;
};

const placeholder = '{id}';

/** The page of a path; every path below the base path has one (SPEC 2.3, 2.4). */
export function matchPath(pathname: string): Page {
  const encoded = `/${pathname.slice(import.meta.env.BASE_URL.length)}`;
  const requested = decode(encoded).replace(/(?:\/index(?:\.html)?)?\/?$/, '') || '/';
  const target = isRedirect(requested) ? redirects[requested] : requested;
  for (const { path } of screenList) {
    const start = path.endsWith(placeholder) ? path.slice(0, -placeholder.length) : undefined;
    if (!start && path === target) return { path, id: '' };
    const rest = start && target.startsWith(start) ? target.slice(start.length) : '';
    if (rest !== '' && !rest.includes('/')) return { path, id: rest };
  }
  return { path: notFoundPath, id: '' };
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

/** The path of a page, below the shop's base path. */
export function pathOf({ path, id }: Page): string {
  return path.replace(placeholder, id);
}
