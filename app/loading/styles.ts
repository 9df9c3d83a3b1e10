let coming: Promise<void> | undefined;

/**
 * Adds the styles of what the page does not show at first, once: those of its own screen are in the page.
 * They come after hydration, since the browser styles all of the page again.
 *
 * @throws {Error} if they do not come; the next call asks for them again
 */
export function addStyles(): Promise<void> {
  coming ??= stylesCome().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function stylesCome(): Promise<void> {
  const href = document.getElementById('root')?.dataset['styles'];
  // In development the scripts add them.
  if (href === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, fetchPriority: 'low', crossOrigin: '' });
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The styles have not come.'));
    });
  });
}

/** What an import gives, once it can be shown as it should look. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, addStyles()]);
  return part;
}
