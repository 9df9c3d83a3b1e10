/** @typedef {'link' | 'button' | 'field' | 'tab'} Role */
/** @typedef {ReturnType<typeof eyes>} Eyes */

/** How a visitor finds elements in a page. It is sent there as text, so it uses nothing from outside. */
export function eyes() {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    field: 'input, textarea, select',
    tab: '[role="tab"]',
  };
  const isShown = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"]') === null;
  const tidy = (/** @type {string | null | undefined} */ text) =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (/** @type {Element | null} */ element) =>
    tidy(
      element?.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.labels?.[0]?.textContent
          : element?.textContent),
    );
  /** The open dialog, which makes the rest inert, or the page. */
  const root = () => document.querySelector('dialog[open]') ?? document.body;
  /**
   * The first visible element; an element with exactly this name comes before one whose name begins with it.
   *
   * @param {Role} role
   * @param {string} name
   */
  const find = (role, name) => {
    const named = [...root().querySelectorAll(selectors[role])].filter(
      (element) => isShown(element) && nameOf(element).startsWith(name),
    );
    const found = named.find((element) => nameOf(element) === name) ?? named[0];
    return found instanceof HTMLElement ? found : undefined;
  };
  return {
    find,
    nameOf,
    /** @param {string} text */
    isSeen: (text) =>
      [...root().querySelectorAll('h1, h2, h3, p, li, dt, dd, strong, span, [role="status"]')].some(
        (element) => isShown(element) && tidy(element.textContent).startsWith(text),
      ),
  };
}
