type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Which files the script comes in, besides one for each screen: `shop` is what every screen needs,
 * `cards` what home shares with other screens, `forms` what has fields, `parts` what else several
 * screens share. A group takes along all that its modules need, so the first has precedence.
 */
export const sharedChunks = [
  {
    ...group('shop', '/app/root.tsx', '/app/ui/Picture.tsx', '/node_modules/react-dom/client.js'),
    minShareCount: 1,
  },
  group('cards', '/app/routes/home.tsx'),
  group('forms', '/app/ui/Field.tsx'),
  group('toasts', '/app/ui/ToastRegion.tsx'),
  { name: 'parts', minShareCount: 2, priority: 0 },
].map((chunk, place, all) => ({ ...chunk, priority: all.length - place }));

/** The modules that a module needs from the start, itself included, as far as screens share them. */
function group(name: string, ...starts: readonly string[]) {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id: string, modules: Modules) => {
      needed ??= new Set(starts.flatMap((start) => [...below(process.cwd() + start, modules)]));
      return needed.has(id) ? name : null;
    },
    debugName: name,
    minShareCount: 2,
  };
}

function below(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    below(imported, modules, found);
  }
  return found;
}
