/** All files of a shop by their paths, with the texts of those that have one. */
export type Texts = ReadonlyMap<string, string>;

/** What the CMS keeps of a file of the repository; of a picture no text. */
type Kept = { readonly sha?: string; readonly text?: string };

const asOpened = (text: string) => text.trim().replaceAll(/\r\n?/g, '\n');
const hasText = /\.(?:yaml|md|svg|txt)$/;

/**
 * What the CMS has opened (its own API does not say it), as it is now: those of a folder of the computer, or of the
 * repository at GitHub. It keeps both in one database of the browser.
 *
 * @param folder of the shop
 */
export async function readFiles(
  database: string,
  folder: string,
  isLocal: boolean,
): Promise<Texts> {
  if (!isLocal) return readRepository(database, folder);
  let [at] = (await valuesOf(database, 'file-system-handles')) as FileSystemDirectoryHandle[];
  for (const part of folder.split('/')) at = await at?.getDirectoryHandle(part);
  return at ? readFolder(at, folder, new Map()) : new Map();
}

async function readFolder(at: FileSystemDirectoryHandle, path: string, found: Map<string, string>) {
  for await (const [name, handle] of at.entries()) {
    const own = `${path}/${name}`;
    if (name.startsWith('.')) continue;
    if (handle.kind === 'directory') await readFolder(handle, own, found);
    else found.set(own, hasText.test(name) ? asOpened(await (await handle.getFile()).text()) : '');
  }
  return found;
}

async function readRepository(database: string, folder: string): Promise<Texts> {
  const [saved, published] = await Promise.all([keptFiles(database), publishedFiles()]);
  // The CMS keeps no drawings and fonts; what the drawn name looks like, the build says.
  const others = Object.keys(published).filter(
    (path) => !/\.(?:yaml|md|txt)$|\/wordmark\.svg$/.test(path),
  );
  const own = [...saved].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map([
    ...others.map((path) => [path, ''] as const),
    ...own.map(([path, { text = '' }]) => [path, asOpened(text)] as const),
  ]);
}

/** The hashes of the files that the published shop was made of. */
async function publishedFiles(): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch('files.json', { cache: 'no-store' });
  return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
}

/** How many saved files the published shop was made without; nothing while there is no network. */
export async function countUnpublished(
  database: string,
  folder: string,
): Promise<number | undefined> {
  try {
    const [saved, published] = await Promise.all([keptFiles(database), publishedFiles()]);
    return [...saved].filter(
      ([path, { sha }]) => path.startsWith(`${folder}/`) && sha && published[path] !== sha,
    ).length;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The files of the repository by their paths, as the CMS has last loaded or saved them. */
async function keptFiles(database: string): Promise<ReadonlyMap<string, Kept>> {
  const [paths, files] = await Promise.all(
    (['getAllKeys', 'getAll'] as const).map((get) => ask(database, 'file-cache', get)),
  );
  return new Map((paths ?? []).map((path, at) => [String(path), (files?.[at] ?? {}) as Kept]));
}

const valuesOf = (database: string, store: string) => ask(database, store, 'getAll');

function ask(
  database: string,
  store: string,
  get: 'getAll' | 'getAllKeys',
): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const end = (values: readonly unknown[]) => {
        result.close();
        resolve(values);
      };
      if (!result.objectStoreNames.contains(store)) return end([]);
      const asking = result.transaction(store).objectStore(store)[get]();
      asking.addEventListener('success', () => end(asking.result));
      asking.addEventListener('error', () => reject(asking.error));
      return undefined;
    });
  });
}
