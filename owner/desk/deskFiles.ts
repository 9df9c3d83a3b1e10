/** The files that the CMS has opened: those of a folder of the computer, or of the repository at GitHub. */
export type DeskFiles = {
  /** The text of a file as it is now; nothing where there is none. */
  readonly now: (path: string) => Promise<string | undefined>;
  /** All files of the shop by their paths, with the texts of those that have one. */
  readonly all: () => Promise<ReadonlyMap<string, string>>;
};

/** What the CMS keeps of a file of the repository; of a picture no text. */
type Kept = { readonly sha?: string; readonly text?: string };

const asOpened = (text: string) => text.trim().replaceAll(/\r\n?/g, '\n');
const hasText = /\.(?:yaml|md|svg|txt)$/;

/**
 * What the CMS has opened (its own API does not say it): it keeps both in one database of the browser.
 *
 * @param folder of the shop
 */
export function openedFiles(database: string, folder: string, isLocal: boolean): DeskFiles {
  return isLocal ? ofComputer(database, folder) : ofRepository(database, folder);
}

function ofComputer(database: string, folder: string): DeskFiles {
  const root = async () => {
    const [handle] = await valuesOf(database, 'file-system-handles');
    return handle as FileSystemDirectoryHandle | undefined;
  };
  const open = async (parts: readonly string[]) => {
    let at = await root();
    for (const part of parts) at = await at?.getDirectoryHandle(part);
    return at;
  };
  const read = async (handle: FileSystemFileHandle) =>
    asOpened(await (await handle.getFile()).text());
  const list = async (at: FileSystemDirectoryHandle, path: string, found: Map<string, string>) => {
    for await (const [name, handle] of at.entries()) {
      const own = `${path}/${name}`;
      if (name.startsWith('.')) continue;
      if (handle.kind === 'directory') await list(handle, own, found);
      else found.set(own, hasText.test(name) ? await read(handle) : '');
    }
    return found;
  };
  return {
    now: async (path) => {
      const parts = path.split('/');
      try {
        const at = await open(parts.slice(0, -1));
        const handle = await at?.getFileHandle(parts.at(-1) ?? '');
        return handle && (await read(handle));
      } catch (error) {
        // A new file; whatever else is wrong, the CMS says when it writes.
        if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
        throw error;
      }
    },
    all: async () => {
      const at = await open(folder.split('/'));
      return at ? list(at, folder, new Map()) : new Map();
    },
  };
}

function ofRepository(database: string, folder: string): DeskFiles {
  const kept = () => keptFiles(database);
  return {
    now: async (path) => {
      const text = (await kept()).get(path)?.text;
      return text === undefined ? undefined : asOpened(text);
    },
    all: async () => {
      const [saved, published] = await Promise.all([kept(), publishedFiles()]);
      // The CMS keeps no drawings and fonts; what the drawn name looks like, the build says.
      const others = Object.keys(published).filter(
        (path) => !/\.(?:yaml|md|txt)$|\/wordmark\.svg$/.test(path),
      );
      const own = [...saved].filter(([path]) => path.startsWith(`${folder}/`));
      return new Map([
        ...others.map((path) => [path, ''] as const),
        ...own.map(([path, { text = '' }]) => [path, asOpened(text)] as const),
      ]);
    },
  };
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
