const asked = new Map<string, Promise<unknown>>();

/**
 * Loads a screen's or part's script and its style sheets side by side; it is ready with the last of
 * them. The build calls this for every `import()` (`tools/styles.ts`).
 *
 * @param files style sheets below the shop's base path
 * @throws Error if one of them does not come; a later call asks again
 */
export async function withStyles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(addStyleSheet)]);
  return module;
}

function addStyleSheet(file: string): Promise<unknown> | undefined {
  const href = import.meta.env.BASE_URL + file;
  const known = asked.get(href);
  if (known || document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return known;
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href,
  });
  const coming = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`The style sheet ${href} did not come.`));
    });
  });
  asked.set(href, coming);
  document.head.append(link);
  return coming;
}
