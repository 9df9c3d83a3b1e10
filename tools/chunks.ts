import { readdirSync } from 'node:fs';

const reactDom = '/node_modules/react-dom/client.js';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Which files the script comes in, besides one for each screen. `shop` is what every screen needs
 * to come alive; of what is left, `cards` is shared with home, `forms` has fields, `toasts` draws
 * messages, `parts` is shared with checkout. A group takes along what its modules need, so the first
 * that fits has precedence; the heaviest routes, home, product and checkout, come first here.
 */
export const sharedChunks = [
  {
    ...group('shop', '/app/root.tsx', '/app/ui/Picture.tsx', '/app/ui/TextLink.tsx', reactDom),
    minShareCount: 1,
  },
  { name: 'pictures', test: /\/shop\/images\//, minShareCount: 2 },
  group('cards', '/app/routes/home.tsx'),
  group('forms', '/app/ui/Field.tsx'),
  group('toasts', '/app/ui/ToastRegion.tsx'),
  group('parts', '/app/routes/checkout.tsx'),
  { name: 'products', minShareCount: 2 },
].map((chunk, place, all) => ({ ...chunk, priority: all.length - place }));

/** The modules that a module needs from the start, itself included, as far as screens share them. */
function group(name: string, ...starts: readonly string[]) {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id: string, modules: Modules) => {
      needed ??= new Set([
        ...starts.flatMap((start) => [...below(process.cwd() + start, modules)]),
        ...(name === 'shop' ? sharedStyles(modules) : []),
      ]);
      return needed.has(id) ? name : null;
    },
    debugName: name,
    minShareCount: 2,
  };
}

/**
 * The styles that two screens or more need from the start: they come in one file, with the shop's own.
 * So do those of the list, a few lines, beside whose two first pictures a file would be one too many.
 */
function sharedStyles(modules: Modules): readonly string[] {
  const app = `${process.cwd()}/app`;
  const screens = readdirSync(`${app}/routes`).map((file) =>
    below(`${app}/routes/${file}`, modules),
  );
  const styles = screens.flatMap((screen) => [...screen].filter((id) => id.endsWith('.css')));
  const isShared = (id: string, place: number) => styles.indexOf(id) !== place;
  const isOfList = (id: string) => id.startsWith(`${app}/features/browse/`);
  return [`${app}/app.css`, ...styles.filter((id, place) => isShared(id, place) || isOfList(id))];
}

function below(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    below(imported, modules, found);
  }
  return found;
}
