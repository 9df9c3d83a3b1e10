const states = ['hover', 'focus-visible', 'focus', 'active'] as const;

/**
 * Lets `data-state="hover"` look as `:hover` does, and so on: each rule for a state is given once
 * more for the attribute, on all that stands within the element that has it; only
 * what can be focused looks focused.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet);
  // Forms complain without taking the focus.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-state="invalid"]')) {
    form.checkValidity();
  }
  new MutationObserver(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-state="invalid"]')) {
      delete form.dataset['state'];
      form.checkValidity();
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function copyRules(within: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of Array.from(within.cssRules)) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = states.reduce(
      (text, state) =>
        text.replaceAll(
          new RegExp(`:${state}(?![\\w-])`, 'g'),
          `:is([data-state="${state}"] ${state.startsWith('focus') ? ':is(a, button, input, select, textarea)' : '*'})`,
        ),
      rule.selectorText,
    );
    if (selector === rule.selectorText) continue;
    within.insertRule(`${selector} { ${rule.style.cssText} }`, within.cssRules.length);
  }
}
