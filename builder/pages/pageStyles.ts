import { basename, resolve } from 'node:path';
import { AtRule, type ChildNode, type Root, parse } from 'postcss';

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
 * The rules of the other CSS modules, for what a page does not show at first. If those of none came with them
 * once more, a browser would load the fonts again and lay out all of the page. Each CSS module has a block of
 * its own, so that a page can leave out those that it has inside (app/loading/styles.ts).
 *
 * @param common the CSS modules that all pages have inside
 */
export function rulesOfOthers(sheet: Root, common: ReadonlySet<string>): string {
  const others = parse(filtered(sheet, (names) => names.some((name) => !common.has(name))));
  others.each((layer) => {
    if (layer.type === 'atrule' && layer.name === 'layer' && layer.nodes)
      layer.replaceWith(blocksOf(layer, layer.nodes));
  });
  return others.toString();
}

/** A layer as a block for each CSS module, or for each group of them that a rule names together. */
function blocksOf(layer: AtRule, rules: readonly ChildNode[]): readonly AtRule[] {
  const blocks: AtRule[] = [];
  let last: string | undefined;
  for (const rule of rules) {
    const names = [...new Set(namesIn(rule.toString()))].toSorted().join(' ');
    if (names !== last) blocks.push(layer.clone({ nodes: [] }));
    blocks.at(-1)?.append(rule.clone());
    last = names;
  }
  return blocks;
}

/** The CSS modules that a selector or an animation names, as vite.config.ts writes them. */
function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/([A-Z]\w*?)_\w/g), ([, name = '']) => name);
}

/** What of a style sheet is kept, judged by the CSS modules that a selector or an animation names. */
function filtered(sheet: Root, isKept: (cssModules: readonly string[]) => boolean): string {
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
