let coming: Promise<unknown> | undefined;

/**
 * Adds the styles of what the page does not show at first, once: those of its own screen are in the page, and
 * are left out, or the browser would style again all that they are for.
 *
 * @throws {Event} of the link, if they do not come; the next call asks for them again
 */
export function addStyles(): Promise<unknown> {
  coming ??= new Promise((resolve, reject) => {
    const href = document.getElementById('root')?.dataset['styles'];
    // In development the scripts add them.
    if (href === undefined) return resolve(undefined);
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      media: 'not all',
    });
    link.addEventListener('load', () => {
      if (link.sheet) leaveOutOwn(link.sheet);
      link.media = 'all';
      resolve(undefined);
    });
    link.addEventListener('error', (failure) => {
      coming = undefined;
      reject(failure);
    });
    document.head.append(link);
  });
  return coming;
}

/** Each block of the sheet is of one CSS module (plugins/pageStyles.ts). */
function leaveOutOwn(sheet: CSSStyleSheet): void {
  const own = document.querySelector('head style')?.textContent ?? '';
  for (let place = sheet.cssRules.length - 1; place >= 0; place--) {
    const names = firstSelector(sheet.cssRules[place]).match(/[A-Z]\w*?_/g);
    if (names?.every((name) => own.includes(`.${name}`))) sheet.deleteRule(place);
  }
}

function firstSelector(rule: CSSRule | undefined): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  return rule instanceof CSSGroupingRule ? firstSelector(rule.cssRules[0]) : '';
}

/** What an import gives, once it can be shown as it should look. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, addStyles()]);
  return part;
}
