import { basename, resolve } from 'node:path';
import type { Root } from 'postcss';

/** What each module imports from the start, by its file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The CSS modules among modules and all that they import, by their names, such as `Header`. */
export function cssModulesOf(imports: Imports, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules.map((module) => resolve(module)));
  for (const module of found) for (const file of imports.get(module) ?? []) found.add(file);
  const names = Array.from(found, (file) => /^(\w+)\.module\.css/.exec(basename(file))?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

/**
 * The rules of a style sheet that belong to these CSS modules, or to none. A page has them inside, so its
 * look needs no other file.
 */
export function rulesOf(sheet: Root, cssModules: ReadonlySet<string>): string {
  const own = sheet.clone();
  // As vite.config.ts names classes and animations.
  const isNeeded = (text: string) =>
    Array.from(text.matchAll(/([A-Z]\w*?)_\w/g)).every(([, name = '']) => cssModules.has(name));
  own.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isNeeded(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  own.walkAtRules('keyframes', (rule) => void (isNeeded(rule.params) || rule.remove()));
  return own.toString().replaceAll(/@[^{};]+\{\}/g, '');
}
