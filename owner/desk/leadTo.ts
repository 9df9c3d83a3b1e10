/** How long a form may take to appear, in ms. */
const patience = 5000;

/** Where a number was given since, the desk begins again with the next form, so the way is kept for that moment. */
const way = 'desk-way';

/** A link to a mistake leads to its field, in a form that opens first. */
export function followLinks(): void {
  const forgetWay = () => sessionStorage.removeItem(way);
  const begun = sessionStorage.getItem(way);
  forgetWay();
  if (begun) void leadTo(begun, 4 * patience);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-key]') : null;
    const key = link?.dataset['key'];
    if (!key) return;
    sessionStorage.setItem(way, key);
    setTimeout(forgetWay, patience);
    void leadTo(key);
  });
}

/** Leads to a field when the CMS's message is closed. */
export async function leadAfterAlert(key: string): Promise<void> {
  const isOpen = () => document.querySelector('[role=alertdialog][open], dialog[open]') !== null;
  await until(isOpen);
  await until(() => !isOpen(), Infinity);
  // The CMS then goes to the menu of the form.
  await until(() => document.activeElement?.ariaHasPopup === 'menu', 1000);
  await leadTo(key);
}

/** Opens the groups that a field is in, and goes to it. */
async function leadTo(key: string, most = patience): Promise<void> {
  const names = key.split('.');
  let field: HTMLElement | undefined;
  for (const at of names.keys()) {
    const path = names.slice(0, at + 1).join('.');
    const find = () =>
      document.querySelector<HTMLElement>(`.content-editor [data-key-path="${CSS.escape(path)}"]`);
    // An entry of a list is no field of its own.
    if (/\d$/.test(path)) continue;
    if (!(await until(() => find() !== null, most))) break;
    field = find() ?? field;
    field?.scrollIntoView({ block: 'center' });
    if (at < names.length - 1) openGroups(field);
  }
  await until(() => field?.querySelector('input, textarea, button[aria-haspopup]') !== null, 500);
  field
    ?.querySelector<HTMLElement>('.field-wrapper :is(input, textarea, [role=combobox], button)')
    ?.focus();
}

function openGroups(field: HTMLElement | undefined): void {
  for (const button of field?.querySelectorAll<HTMLElement>('button[aria-expanded=false]') ?? []) {
    if (button.getAttribute('aria-haspopup') === null) button.click();
  }
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
