import { type ScreenPath, notFoundPath, redirects, screenList } from '#screens/screens.ts';
import type { Screen } from '#screens/screen.ts';

/** One page of the shop: its screen's path, and what stands for the `{id}` in it, if it has one. */
export type Page = { readonly path: ScreenPath; readonly id: string };

/** Where the shopper is: a page, its loaded screen, and what the address says besides. */
export type Location = Page & {
  readonly screen: Screen;
  readonly search: string;
  readonly isNavigated?: boolean;
};

const id = '{id}';

/** The page at a path of this shop; any path below the base has one (SPEC 2.3, 2.4). */
export function matchPath(pathname: string): Page {
  const written = `/${pathname.slice(import.meta.env.BASE_URL.length)}`;
  const asked = decode(written).replace(/(?:\/index(?:\.html)?)?\/?$/, '') || '/';
  const sought = isRedirect(asked) ? redirects[asked] : asked;
  for (const { path } of screenList) {
    const start = path.endsWith(id) ? path.slice(0, -id.length) : undefined;
    if (!start && path === sought) return { path, id: '' };
    const rest = start && sought.startsWith(start) ? sought.slice(start.length) : '';
    if (rest !== '' && !rest.includes('/')) return { path, id: rest };
  }
  return { path: notFoundPath, id: '' };
}

/** An escape that no browser writes stays as it is: it names nothing here, and the host says the same. */
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
export function pathOf({ path, id: given }: Page): string {
  return path.replace(id, given);
}
