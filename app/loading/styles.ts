let coming: Promise<void> | undefined;

/**
 * Adds the styles of what the page does not show at first, once. Those of its own screen are in the page, and
 * are left out, or the browser would style again all that they are for.
 *
 * @throws {Error} if they do not come; the next call asks for them again
 */
export function addStyles(): Promise<void> {
  coming ??= add().catch((failure: unknown) => {
    coming = undefined;
    throw failure;
  });
  return coming;
}

async function add(): Promise<void> {
  const address = document.getElementById('root')?.dataset['styles'];
  // In development the scripts add them.
  if (address === undefined) return;
  if (!('adoptedStyleSheets' in document)) return addWhole(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The styles did not come: ${answer.status}.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withoutOwn(await answer.text()));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Each block of the sheet is of the CSS modules that its first rule names (builder/pages/pageStyles.ts). */
function withoutOwn(sheet: string): string {
  const own = document.querySelector('head style')?.textContent ?? '';
  const isOwn = (block: string) => {
    const [start = ''] = /^(?:[^{}]*\{)+/.exec(block) ?? [];
    return start.match(/[A-Z]\w*?_/g)?.every((name) => own.includes(`.${name}`));
  };
  const blocks = sheet.split(/(?=@layer )/);
  return blocks.filter((block) => !isOwn(block)).join('');
}

/** For Safari before 16.4 and Firefox before 101. */
function addWhole(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles did not come.')));
    document.head.append(link);
  });
}

/** What an import gives, once it can be shown as it should look. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, addStyles()]);
  return part;
}
