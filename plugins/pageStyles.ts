import { basename, resolve } from 'node:path';
import { AtRule, type Root } from 'postcss';

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
  return filtered(sheet, (names) => names.every((name) => cssModules.has(name)));
}

/**
 * The rules that belong to CSS modules, for what a page does not show at first. If those of none came with
 * them once more, a browser would load the fonts again and lay out all of the page.
 */
export function rulesOfModules(sheet: Root): string {
  return filtered(sheet, (names) => names.length > 0);
}

/** What of a style sheet is kept, judged by the CSS modules that a selector or an animation names. */
function filtered(sheet: Root, isKept: (cssModules: readonly string[]) => boolean): string {
  // As vite.config.ts names classes and animations.
  const namesIn = (text: string) =>
    Array.from(text.matchAll(/([A-Z]\w*?)_\w/g), ([, name = '']) => name);
  const kept = sheet.clone();
  kept.walkAtRules(
    /^(?:font-face|keyframes)$/,
    (rule) => void (isKept(namesIn(rule.params)) || rule.remove()),
  );
  kept.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => isKept(namesIn(selector)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return kept.toString().replaceAll(/@[^{};]+\{\}/g, '');
}
