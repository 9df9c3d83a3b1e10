import { brand } from '#shop/brand.ts';
import type { Screen, ScreenText } from '#screens/screen.ts';
import { type Location, type Page, pathOf } from './navigation/location.ts';

/** What a page says of itself, to browsers and search engines. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** The page's one address; a page that does not exist has none. */
  readonly canonical: string | undefined;
};

/** An address below the path the shop is published under, as other sites write it. */
export function absolute(path: string): string {
  return brand.site + import.meta.env.BASE_URL + path.replace(/^\//, '');
}

/** What a screen's object says, for one of its pages. */
export function headOf(screen: Screen, page: Page): PageHead {
  const exists = screen.exists?.(page.id) ?? true;
  return {
    title: textOf(screen.title, page.id),
    description: textOf(screen.description, page.id),
    isIndexed: screen.isIndexed && exists,
    canonical: exists ? absolute(pathOf(page)) : undefined,
  };
}

/** The page's title as the browser shows it: the screen's, then the shop's. */
export function fullTitle({ title }: PageHead): string {
  return title === brand.name ? `${brand.name} · ${brand.line}` : `${title} · ${brand.name}`;
}

/**
 * Keeps the head right when the shopper moves on without a page load (SPEC 2.5). What is there for
 * search engines and sharing sites goes: they load each page whole, and it described the first one.
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
