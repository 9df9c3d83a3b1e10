import { line, name, site } from '#shop/settings';
import type { Screen, ScreenText } from '#screens/screen.ts';
import { type Location, type Page, pathOf } from './navigation/location.ts';

/** What the `head` of a page says to browsers and search engines. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** The page's only address for search engines; a page that does not exist has none. */
  readonly canonical: string | undefined;
};

/** The absolute address of a path, for other sites. */
export function absolute(path: string): string {
  return site + import.meta.env.BASE_URL + path.replace(/^\//, '');
}

/** The head of one of a screen's pages. */
export function headOf(screen: Screen, page: Page): Head {
  const exists = screen.exists?.(page.id) ?? true;
  return {
    title: textOf(screen.title, page.id),
    description: textOf(screen.description, page.id),
    isIndexed: screen.isIndexed && exists,
    canonical: exists ? absolute(pathOf(page)) : undefined,
  };
}

/** The page's title as the browser shows it: the screen's, then the shop's. */
export function fullTitle({ title }: Head): string {
  return title === name ? `${name} · ${line}` : `${title} · ${name}`;
}

/**
 * Updates the head after a navigation without a page load (SPEC 2.5). What is there for search engines
 * and other sites is removed: it describes the first page, and they load each page whole.
 */
export function updateHead(location: Location): void {
  const head = headOf(location.screen, location);
  document.title = fullTitle(head);
  const outdated = 'meta[property],meta[name="robots"],[rel="canonical"],[type$="ld+json"]';
  for (const element of document.head.querySelectorAll(outdated)) element.remove();
  document.head
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', head.description);
  if (!head.isIndexed) addToHead('meta', { name: 'robots', content: 'noindex' });
  if (head.canonical !== undefined) addToHead('link', { rel: 'canonical', href: head.canonical });
}

function textOf(text: ScreenText, id: string): string {
  return typeof text === 'string' ? text : text(id);
}

function addToHead(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  Object.assign(document.head.appendChild(document.createElement(tag)), attributes);
}
