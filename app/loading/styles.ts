let coming: Promise<unknown> | undefined;

/**
 * Adds the styles of what the page does not show at first, once: those of its own screen are in the page.
 * They come after hydration, since the browser styles all of the page again.
 *
 * @throws {Event} of the link, if they do not come; the next call asks for them again
 */
export function addStyles(): Promise<unknown> {
  coming ??= new Promise((resolve, reject) => {
    const href = document.getElementById('root')?.dataset['styles'];
    // In development the scripts add them.
    if (href === undefined) return resolve(undefined);
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', (failure) => {
      coming = undefined;
      reject(failure);
    });
    document.head.append(link);
  });
  return coming;
}

/** What an import gives, once it can be shown as it should look. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, addStyles()]);
  return part;
}
