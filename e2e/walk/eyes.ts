/** Something that a shopper can press, follow, type into or choose from. */
export type Control = {
  readonly kind: 'button' | 'link' | 'field' | 'select' | 'quantity';
  readonly name: string;
  readonly type: string;
  readonly area: 'main' | 'header' | 'footer' | 'dialog' | 'messages' | 'elsewhere';
  /** The product of its card, line or dialog. */
  readonly productId: number | undefined;
  /** The address of a link. */
  readonly address: string | undefined;
  readonly isFormValid: boolean;
  readonly opensDialog: boolean;
  /** Whether it has `aria-disabled`; it can be pressed all the same. */
  readonly isDisabled: boolean;
};

/** The state of a page at one moment, as far as the walk checks it. */
export type Look = {
  /** Differs from one loaded document to the next. */
  readonly document: number;
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly title: string;
  readonly canonical: string | undefined;
  /** The headings of level 1 that are shown. */
  readonly headings: readonly string[];
  readonly mains: number;
  /** By how many px the page is wider than the window. */
  readonly sideways: number;
  readonly hasFailed: boolean;
  readonly sku: string | undefined;
  readonly cartBadges: readonly string[];
  readonly wishlistBadges: readonly string[];
  /** Texts of live regions that count what is in the lists. */
  readonly countNews: readonly string[];
  readonly cart: readonly (readonly [id: number, quantity: number])[];
  readonly wishlist: readonly number[];
  readonly steppers: readonly {
    readonly productId: number | undefined;
    readonly value: string;
    readonly news: string;
  }[];
  readonly dialogs: readonly string[];
  readonly isMenuOpen: boolean;
  /** The name of what has focus; empty for the page itself. */
  readonly focus: string;
  /** The name of what had focus before a dialog opened. */
  readonly focusOutside: string;
  readonly isFocusInDialog: boolean;
  /** Every message that this document has shown. */
  readonly heard: readonly string[];
  readonly shown: readonly string[];
  readonly filter: string | undefined;
  readonly countLine: string;
  readonly productsShown: number;
  /** The names of what is chosen: tabs, pictures, slides. */
  readonly chosen: readonly string[];
  readonly hasRetry: boolean;
  /** What has been typed, field by field. */
  readonly typed: readonly { readonly name: string; readonly value: string }[];
  readonly searchResults: number;
  /** The position in the tab's history. */
  readonly entry: number;
  /** Grows with every change that can be seen. */
  readonly changes: number;
};

type Eyes = {
  /** Whether a menu that was opened is there. */
  readonly isSettled: () => boolean;
  readonly look: () => Look;
  /**
   * One of the controls within reach whose name begins so, scrolled into view; `group` and `member`
   * are from 0 to 1.
   */
  readonly choose: (
    kinds: readonly Control['kind'][],
    draw: {
      readonly beginning: string;
      readonly prefersMain: boolean;
      readonly group: number;
      readonly member: number;
    },
  ) => Element | undefined;
  /** What has focus, if it is a control. */
  readonly focused: () => Element | undefined;
  readonly describe: (control: Element) => Control;
  /** Whether a dialog is open over it. */
  readonly isCovered: (control: Element) => boolean;
};

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** The key in session storage that says when the next page of this tab goes back: `parsed` or `interactive`. */
export const backKey = 'walk:back';

/**
 * Adds `window.eyes` to every page. It runs in the page before the page's own scripts, so it can use
 * nothing else of this file.
 */
export function installEyes(backKey: string): void {
  // The browser's own pages have no storage.
  if (!location.protocol.startsWith('http')) return;
  const heard: string[] = [];
  let changes = 0;
  let focusOutside = '';

  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels ?? []) as HTMLElement[])] : [];
    return clean(
      element.getAttribute('aria-label') ??
        (element.matches('input, select, textarea')
          ? labels.map((label) => label.textContent).join(' ')
          : element.textContent),
    );
  };
  const idIn = (element: Element | null) => {
    const link = element?.querySelector('a[href*="/product/"]')?.getAttribute('href');
    const id = /\/product\/(\d+)$/.exec(link ?? '')?.[1];
    return id === undefined ? undefined : Number(id);
  };
  const topDialog = () => all('dialog[open]').at(-1);
  const dialogName = (dialog: Element) =>
    clean(
      dialog.getAttribute('aria-label') ??
        document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
    );

  const areaOf = (element: Element): Control['area'] => {
    if (element.closest('[aria-label="Messages"]')) return 'messages';
    if (element.closest('dialog')) return 'dialog';
    if (element.closest('header')) return 'header';
    if (element.closest('main')) return 'main';
    return element.closest('footer') ? 'footer' : 'elsewhere';
  };
  const kindOf = (element: Element): Control['kind'] => {
    if (element.matches('a')) return 'link';
    if (element.matches('select')) return 'select';
    if (element.matches('[role=spinbutton]')) return 'quantity';
    const isButton = element.matches('button, input[type=checkbox], input[type=radio]');
    return isButton ? 'button' : 'field';
  };
  const controlOf = (element: Element): Control => ({
    kind: kindOf(element),
    name: nameOf(element),
    type: element.getAttribute('type') ?? '',
    area: areaOf(element),
    productId:
      idIn(element.closest('article')) ??
      idIn(element.closest('main li')) ??
      idIn(element.closest('dialog')),
    address: element.matches('a') ? element.href : undefined,
    isFormValid: element.closest('form')?.matches(':valid') ?? true,
    opensDialog: element.ariaHasPopup === 'dialog',
    isDisabled: element.ariaDisabled === 'true',
  });

  // No Undo, which has a step of its own: an older toast would bring back what the walk has forgotten.
  // No link to another language: the walk knows the words of one.
  const controls = 'a[href]:not([hreflang]), button, input:not([type=button]), textarea, select';
  /** Whether a press at its middle reaches it, without scrolling. */
  const isHit = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };
  /** Scrolls only if needed, because a sticky element may leave the window when the page scrolls. */
  const isWithinReach = (element: HTMLElement) => {
    if (!isShown(element) || element.closest('[inert]')) return false;
    if (isHit(element)) return true;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return isHit(element);
  };
  const shift = <Thing>(things: readonly Thing[], by: number) => {
    const start = Math.floor(by * things.length);
    return [...things.slice(start), ...things.slice(0, start)];
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('dialog')) {
      focusOutside = nameOf(target) || target.tagName;
    }
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isLeft = target instanceof Element && !target.closest('dialog');
    if (isLeft && relatedTarget === null && !topDialog()) focusOutside = '';
  });
  // There is no printer: that it was asked to print is all that can be seen.
  window.print = () => {
    changes += 1;
  };
  document.addEventListener('scroll', () => (changes += 1), { capture: true, passive: true });
  const goBackAt = sessionStorage.getItem(backKey);
  sessionStorage.removeItem(backKey);
  if (goBackAt === 'parsed') document.addEventListener('DOMContentLoaded', () => history.back());
  let isBackDue = goBackAt === 'interactive';

  new MutationObserver((records) => {
    changes += records.length;
    if (isBackDue && document.querySelector('header a[aria-label^="Cart, "]')) {
      isBackDue = false;
      history.back();
    }
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.closest('[aria-label="Messages"]')) continue;
      for (const text of all('p', node.parentElement ?? document)) {
        if (node.contains(text)) heard.push(clean(text.textContent));
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const read = (key: string) => {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? (list as { id: number; quantity?: number }[]) : [];
  };
  const badge = (link: HTMLElement) => {
    const shown = /\d+\+?$/.exec(clean(link.textContent))?.[0] ?? '0';
    return `${nameOf(link)} (${shown} on the badge)`;
  };

  const isMenuOpen = () => document.getElementById('menu-button')?.ariaExpanded === 'true';
  window.eyes = {
    isSettled: () => isMenuOpen() === (document.getElementById('menu') !== null),
    look: () => {
      const { activeElement, documentElement, body } = document;
      const hasFocus = activeElement !== null && activeElement !== body;
      return {
        document: performance.timeOrigin,
        path: location.pathname,
        search: location.search,
        hash: location.hash,
        title: document.title,
        canonical:
          document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? undefined,
        headings: all('h1')
          .filter(isShown)
          .map((heading) => clean(heading.textContent)),
        mains: all('main').length,
        sideways: Math.max(0, documentElement.scrollWidth - documentElement.clientWidth),
        hasFailed: clean(body.textContent).includes('Something went wrong on this page'),
        sku: /BEAU-(\d+)/.exec(document.querySelector('main')?.textContent ?? '')?.[0],
        cartBadges: all('header a[href$="/cart"]:not([hreflang])').map(badge),
        wishlistBadges: all('header a[href$="/wishlist"]:not([hreflang])').map(badge),
        countNews: all('header [role=status]')
          .map((region) => clean(region.textContent))
          .filter((text) => /^(?:Cart|Wishlist), \d/.test(text)),
        cart: read('cart').map(({ id, quantity = 1 }) => [id, quantity] as const),
        wishlist: read('wishlist').map(({ id }) => id),
        steppers: all('[role=spinbutton]').map((box) => ({
          productId: idIn(box.closest('main li')),
          value: (box as HTMLInputElement).value,
          news: clean(box.closest('[role=group]')?.previousElementSibling?.textContent),
        })),
        dialogs: all('dialog[open]').map(dialogName),
        isMenuOpen: isMenuOpen(),
        focus: hasFocus ? nameOf(activeElement) || activeElement.tagName : '',
        focusOutside,
        isFocusInDialog: hasFocus && activeElement.closest('dialog[open]') !== null,
        heard: [...heard],
        shown: all('[aria-label="Messages"] p').map((text) => clean(text.textContent)),
        filter: document.querySelector<HTMLSelectElement>('main select')?.value,
        countLine: clean(
          all('main p').find(({ textContent }) => textContent.startsWith('Showing '))?.textContent,
        ),
        productsShown: all('main article').length,
        chosen: all('[aria-selected=true], [aria-pressed=true], [aria-current=true]').map(nameOf),
        hasRetry: all('a').some((link) => isShown(link) && /try again/i.test(nameOf(link))),
        typed: all('input, textarea').map((field) => ({
          name: nameOf(field),
          value: (field as HTMLInputElement).value,
        })),
        searchResults: all('dialog[open] [role=search] li').length,
        entry: window.navigation.currentEntry?.index ?? 0,
        changes,
      };
    },
    choose: (kinds, { beginning, prefersMain, group, member }) => {
      const groups = new Map<string, HTMLElement[]>();
      for (const element of all(controls, topDialog() ?? document)) {
        if (!isShown(element) || !kinds.includes(kindOf(element))) continue;
        if (!nameOf(element).startsWith(beginning)) continue;
        // In groups, because without them the many buttons of cards would nearly always be chosen.
        const about = `${areaOf(element)} ${nameOf(element).replace(/:.*|\d.*|^Remove .*/, '')}`;
        const key = kindOf(element) === 'link' ? areaOf(element) : about;
        groups.set(key, [...(groups.get(key) ?? []), element]);
      }
      const drawn = shift([...groups.entries()], group);
      // Header and footer are on every page, so most of the time the screen's own controls come first.
      const own = drawn.filter(([key]) => prefersMain && key.startsWith('main'));
      for (const [, members] of [...own, ...drawn]) {
        const element = shift(members, member).find(isWithinReach);
        if (element) return element;
      }
      return undefined;
    },
    focused: () => {
      const { activeElement } = document;
      return activeElement?.matches(controls) ? activeElement : undefined;
    },
    describe: controlOf,
    isCovered: (control) => topDialog()?.contains(control) === false,
  };
}
