/** How long a form may take to appear, in ms. */
const patience = 5000;

/** The first language of the shop. */
let own = '';

type Way = { readonly to?: string | undefined; readonly key?: string | undefined };

/** A link to a mistake leads to its field, in a form that opens first. */
export function followLinks(language: string): void {
  own = language;
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-key]');
    if (!link) return;
    event.preventDefault();
    const { href: from } = location;
    const { key } = link.dataset;
    history.pushState({ key, from }, '', link.href);
    // The owner may stay in a form that is not saved.
    if (location.href !== link.href) return;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: link.href }));
    void leadTo({ to: link.href, key });
  });
  // Where a number was given since, the desk begins again with the next form.
  const { key } = (history.state ?? {}) as Way;
  void leadTo({ to: location.href, key }, 4 * patience);
}

/** Leads to a field when the CMS's message is closed. */
export async function leadAfterAlert(way: Way): Promise<void> {
  const isOpen = () => document.querySelector('[role=alertdialog][open], dialog[open]') !== null;
  await until(isOpen);
  await until(() => !isOpen(), Infinity);
  // The CMS then goes to the menu of the form.
  await until(() => document.activeElement?.ariaHasPopup === 'menu', 1000);
  await leadTo(way);
}

/** Asks the CMS to open a field until it can: it draws only what is in view. */
async function leadTo({ to = '', key }: Way, most = patience): Promise<void> {
  if (!key) return;
  const names = key.split('.');
  const paths = names.map((_, at) => names.slice(0, at + 1).join('.'));
  // An entry of a list is no field of its own.
  const find = (path: string) =>
    document.querySelector<HTMLElement>(
      `.content-editor :is([data-key-path="${path}"], [data-key-path^="${path}."])`,
    );
  await until(() => {
    const field = find(key);
    if (field?.contains(document.activeElement)) return true;
    const locale = /_locale=(\w+)/.exec(to)?.[1] ?? own;
    const payload = { locale, keyPath: field?.dataset['keyPath'] ?? key };
    postMessage({ type: 'highlight-editor-field', payload });
    if (field) return false;
    const group = paths.map(find).findLast((each) => each !== null);
    const body = group ?? document.querySelector('.content-editor .body');
    body?.querySelector('.placeholder')?.scrollIntoView({ block: 'center' });
    return false;
  }, most);
}

/** Whether something becomes true in time. */
async function until(isSo: () => boolean, most = patience): Promise<boolean> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > most) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
