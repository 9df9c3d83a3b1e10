const question = 'What you have typed is not saved. Leave this form?';

/** Whether something in the open form was changed by hand: the CMS also changes how a text is written. */
let isChanged = false;

/** From here on the form may be left. */
export function noteSaved(): void {
  isChanged = false;
}

function isUnsaved(): boolean {
  const save = document.querySelector('.content-editor [aria-keyshortcuts$="+S"]');
  return isChanged && save instanceof HTMLButtonElement && !save.disabled;
}

/**
 * A step back closes an open sheet first, and no form that is not saved is left without a question: the CMS
 * does neither (SPEC 19.7). A browser without the Navigation API asks only where the page itself is left.
 */
export function guardForms(): void {
  for (const type of ['input', 'click']) addEventListener(type, noteChange, true);
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // The CMS goes on to an address also where it was kept from it.
  window.addEventListener('hashchange', (event) => {
    // The CMS writes a blank or a Hindi letter as it is, and the browser's address has it as %20.
    if (new URL(event.newURL).href !== location.href) event.stopImmediatePropagation();
  });
  window.navigation?.addEventListener('navigate', handleNavigate);
}

function noteChange({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const form = target.closest('.content-editor .body, dialog');
  if (form && (type === 'input' || target.closest('button, [role=option]'))) isChanged = true;
}

function handleNavigate(event: NavigateEvent): void {
  if (!event.cancelable || !['push', 'traverse'].includes(event.navigationType)) return;
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (sheet && event.navigationType === 'traverse') {
    event.preventDefault();
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
  } else if (isUnsaved() && !confirm(question)) event.preventDefault();
  else noteSaved();
}
