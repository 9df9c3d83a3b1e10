type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * How modules that several screens share are put together: `shop` is what the home screen needs, so
 * that home loads nothing else; `parts` is what only other screens share.
 */
export const sharedChunks = [
  {
    name: (id: string, modules: Modules) => (isNeededByHome(id, modules) ? 'shop' : null),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'parts', minShareCount: 2, priority: 1 },
];

const starts = ['/app/client.tsx', '/app/routes/home.tsx'];
let needed: ReadonlySet<string> | undefined;

function isNeededByHome(id: string, modules: Modules): boolean {
  needed ??= new Set(starts.flatMap((start) => [...below(process.cwd() + start, modules)]));
  return needed.has(id);
}

function below(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    below(imported, modules, found);
  }
  return found;
}
