import { focusSoon, pageHeading } from '#ui/focus.ts';
import { isThere } from '#ui/keepFocus.ts';

/** A link of a page: its address, and which one of several that lead there. */
type LinkPlace = readonly [href: string, position: number];

/**
 * Keeps with each entry of the history which link was followed from it. After Back and Forward focus is at
 * that link, or at the heading where it is gone (SPEC 2.5).
 */
export function keepLinks(): (() => void) | undefined {
  if (!('navigation' in window)) return undefined;
  let isBack = false;
  const leave = ({ navigationType }: NavigateEvent) => {
    isBack = navigationType === 'traverse';
    if (navigationType === 'push') navigation.updateCurrentEntry({ state: placeOfLink() ?? null });
  };
  const arrive = () => {
    const place = navigation.currentEntry?.getState() as LinkPlace | null | undefined;
    if (isBack && place) focusSoon(() => linksTo(place[0])[place[1]] ?? pageHeading());
  };
  navigation.addEventListener('navigate', leave);
  navigation.addEventListener('navigatesuccess', arrive);
  return () => {
    navigation.removeEventListener('navigate', leave);
    navigation.removeEventListener('navigatesuccess', arrive);
  };
}

function placeOfLink(): LinkPlace | undefined {
  const link = document.activeElement?.closest('a');
  if (!link) return undefined;
  // The picture of a card is no stop; its name leads to the same page.
  const position = linksTo(link.href).findIndex(
    (other) => other === link || other.closest('li, article')?.contains(link),
  );
  return [link.href, position];
}

function linksTo(href: string): readonly HTMLElement[] {
  return [...document.links].filter(
    (link) => link.href === href && link.tabIndex >= 0 && isThere(link),
  );
}
