import type { Rolldown } from 'vite';

/** What only these screens need is in one file of this name. */
const filesOfScreens = {
  ordering: ['cart', 'checkout', 'help', 'orders'],
  lists: ['category', 'products', 'sales'],
  kept: ['cart', 'wishlist'],
};

/** The file of a module that only some screens need; nothing for what every page may need. */
export function fileOfScreens(id: string, context: Rolldown.ChunkingContext): string | null {
  const ways = new Set([id]);
  const needing: string[] = [];
  // What is added meanwhile is looked at too.
  for (const way of ways) {
    // A module of one export is needed by what names that (builder/modules/exportsApart.ts).
    const [module = '', name = ''] = way.split('?');
    const named = new RegExp(`\\b${name}\\b`);
    const [, file] = /\/app\/(?:screens|shell)\/([\w-]+)/.exec(way) ?? [];
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
    if (file) needing.push(file);
    else
      for (const importer of [...importers, ...dynamicImporters])
        if (named.test(context.getModuleInfo(importer)?.code ?? '')) ways.add(importer);
  }
  const isOnly = ([, screens]: [string, readonly string[]]) =>
    needing.every((screen) => screens.includes(screen));
  return Object.entries(filesOfScreens).find(isOnly)?.[0] ?? null;
}
