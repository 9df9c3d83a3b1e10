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
    ...group(
      'shop',
      needs('/app/root.tsx', '/app/ui/Picture.tsx', '/app/ui/TextLink.tsx', reactDom),
      sharedStyles,
    ),
    minShareCount: 1,
  },
  { name: 'pictures', test: /\/shop\/images\//, minShareCount: 2 },
  group('cards', needs('/app/routes/home.tsx')),
  group('forms', needs('/app/ui/Field.tsx')),
  group('toasts', needs('/app/ui/ToastRegion.tsx')),
  group('parts', needs('/app/routes/checkout.tsx')),
  { name: 'products', minShareCount: 2 },
].map((chunk, place, all) => ({ ...chunk, priority: all.length - place }));

type Choice = (modules: Modules) => readonly string[];

/** The modules that one of the choices names, as far as screens share them. */
function group(name: string, ...choices: readonly Choice[]) {
  let chosen: ReadonlySet<string> | undefined;
  return {
    name: (id: string, modules: Modules) => {
      chosen ??= new Set(choices.flatMap((choice) => choice(modules)));
      return chosen.has(id) ? name : null;
    },
    debugName: name,
    minShareCount: 2,
  };
}

/** The modules that these need from the start, themselves included. */
function needs(...starts: readonly string[]): Choice {
  return (modules) => starts.flatMap((start) => [...below(process.cwd() + start, modules)]);
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
