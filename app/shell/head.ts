import { fullTitle } from '#features/shared/fullTitle.ts';
import { site } from '#shop/settings';
import type { ScreenText } from '#screens/screen.ts';
import { type Location, pathOf } from './navigation/location.ts';

export type Head = {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** The page's only address for search engines; a page that does not exist has none. */
  readonly canonical: string | undefined;
};

/** The absolute address of a page in this language, for other sites. */
export function absolute(path: string): string {
  return site + import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + path.slice(1);
}

/** The absolute address of a file below the base path. */
export function absoluteFile(file: string): string {
  return site + import.meta.env.BASE_URL + file;
}

export function headOf({ screen, path, id }: Pick<Location, 'screen' | 'path' | 'id'>): Head {
  const exists = screen.exists?.(id) ?? true;
  const textOf = (text: ScreenText) => (typeof text === 'string' ? text : text(id));
  return {
    title: textOf(screen.title),
    description: textOf(screen.description),
    isIndexed: screen.isIndexed && exists,
    canonical: exists ? absolute(pathOf({ path, id })) : undefined,
  };
}

/**
 * Updates the head after a navigation without a page load (SPEC 2.5). What is there for search engines
 * and other sites is removed: it describes the first page, and they load each page as a document.
 */
export function updateHead(location: Location): void {
  const head = headOf(location);
  document.title = fullTitle(head.title);
  // The canonical address, and those of other languages, are the only absolute ones.
  const outdated = `head :is(meta[property],meta[name="robots"],[href^="${site}"]),[type$="ld+json"]`;
  for (const element of document.querySelectorAll(outdated)) element.remove();
  document.head
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', head.description);
  if (!head.isIndexed) addToHead('meta', { name: 'robots', content: 'noindex' });
  if (head.canonical !== undefined) addToHead('link', { rel: 'canonical', href: head.canonical });
}

function addToHead(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  Object.assign(document.head.appendChild(document.createElement(tag)), attributes);
}
