import type { Problem } from '../problem.ts';
import { type Row, type Sheet, rowProblem } from './readSheet.ts';

/** A product of a sheet: its row, with what other rows of the same product say for it. */
export type SheetProduct = Row & {
  /** The same for all sizes of a product. */
  readonly group: string;
  /** What distinguishes it from a product of the same name; empty if nothing does. */
  readonly variant: string;
  /** The names of its pictures' files. */
  readonly pictures: readonly string[];
};

/** What other systems write only into the first row of a product. */
const shared = /^(?:name|description|picture text|category|published|status|pictures)\b/;

/** The products of a sheet, and the rows that are none: drafts, and links to other shops. */
export function joinRows(sheet: Sheet) {
  const { system } = sheet;
  const groups = new Map<string, Row[]>();
  for (const row of sheet.rows) {
    const { handle, parent, sku, id, name = '' } = row.cells;
    const group = handle || (system === 'woocommerce' ? parent || sku || `id:${id ?? ''}` : name);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const leftOut: number[] = [];
  const problems: Problem[] = [];
  const products: SheetProduct[] = [];
  for (const [group, rows] of groups) {
    const head = rows.find(({ cells }) => !cells['parent'] && cells['name']) ?? rows[0];
    for (const { row, cells } of rows) {
      const { parent, name, price, size = '', type = '' } = cells;
      const filled = { ...cells };
      for (const [key, text] of Object.entries(head?.cells ?? {})) {
        if (shared.test(key) && (!filled[key] || (parent && key === 'name'))) filled[key] = text;
      }
      const isPart = system === 'shopify' ? !name && !price && !size : /\bvariable\b/.test(type);
      // The attributes of a product without variations are no sizes.
      const own = system === 'woocommerce' && !parent ? '' : size.replace('Default Title', '');
      if (!isSold(filled)) leftOut.push(row);
      else if (!isPart) {
        const all = [filled, ...(system === 'shopify' ? rows.map((each) => each.cells) : [])];
        const pictures = [cells['size picture'], ...all.map((each) => each['pictures'])];
        products.push({
          row,
          cells: { ...filled, size: own },
          group,
          variant: cells['variant'] || own,
          pictures: fileNames(pictures),
        });
      }
      if (parent || !name || name === head?.cells['name']) continue;
      const message = `is “${name}”, but row ${head?.row ?? 0} of the same product says “${head?.cells['name'] ?? ''}”: make them equal`;
      problems.push(rowProblem(sheet, row, 'name', message));
    }
  }
  return { products, leftOut, problems };
}

function isSold({ published = '', status = '', type = '' }: Row['cells']): boolean {
  const isPublished = /^(?:1|true)?$/i.test(published) && /^(?:active)?$/i.test(status);
  return isPublished && !/\b(?:grouped|external)\b/.test(type);
}

/** The names in cells of names or addresses, each once. */
function fileNames(cells: readonly (string | undefined)[]): readonly string[] {
  const names = cells.flatMap((cell = '') => cell.split(/\s*,\s*/));
  const files = names.map((name) => name.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '');
  return [...new Set(files.filter(Boolean))];
}
