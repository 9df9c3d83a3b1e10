import { href } from '#links/address.ts';
import { notFoundPath } from '#address/screens.ts';
import { type Route, matchPath, pathOf, redirectOf } from './location.ts';

/**
 * What the shop does about a navigation: leave it to the browser, go to another address instead, keep
 * what is shown, load the document, change the shown screen, or show another one.
 */
export type Decision = 'ignore' | 'redirect' | 'stay' | 'load' | 'refine' | 'show';

/** What the browser says of a navigation (`NavigateEvent`), as far as it matters here. */
export type AskedNavigation = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'info' | 'navigationType'
> & { readonly destination: Pick<NavigationDestination, 'sameDocument' | 'url'> };

/**
 * Decides what to do about a navigation (SPEC 2.4, 2.5).
 *
 * @param current the page that is shown
 * @param loadsEveryPage whether the document is loaded, as where there is a newer version of the shop
 */
export function decide(asked: AskedNavigation, current: Route, loadsEveryPage: boolean): Decision {
  const { pathname } = new URL(asked.destination.url);
  if (!canFollow(asked) || !pathname.startsWith(href('/'))) return 'ignore';
  if (redirectOf(pathname)) return 'redirect';
  const target = matchPath(pathname);
  // The host answers with status 404; but back must show a page of the same document without a load.
  if (target.path === notFoundPath && !asked.destination.sameDocument) return 'ignore';
  if (asked.info === 'return') return 'stay';
  if (asked.info === 'refinement' && pathOf(target) === pathOf(current)) return 'refine';
  return loadsEveryPage ? 'load' : 'show';
}

function canFollow(asked: AskedNavigation): boolean {
  return (
    asked.canIntercept &&
    !asked.hashChange &&
    asked.downloadRequest === null &&
    asked.formData === null &&
    asked.navigationType !== 'reload'
  );
}
