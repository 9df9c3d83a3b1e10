/**
 * Waits for the styles of what the page does not show at first, which app/shell/boot.ts has asked for: those of
 * its own screen are in the page.
 */
async function stylesCome(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

/** What an import gives, once it can be shown as it should look. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, stylesCome()]);
  return part;
}
