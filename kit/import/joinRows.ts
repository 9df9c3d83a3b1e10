import type { Row, Sheet } from './readSheet.ts';

/** A product of a sheet: its row, with what other rows of the same product say for it. */
export type SheetProduct = Row & {
  /** The names of its pictures' files. */
  readonly pictures: readonly string[];
  /** Its sizes, if it has some. */
  readonly sizes: readonly SheetProduct[];
  /** Where a size is among those of its file. */
  readonly at?: number;
};

/** What other systems write only into the first row of a product. */
const shared = /^(?:name|description|picture text|category|type|brand|published|status|pictures)\b/;

/** WooCommerce’s kinds of products; any other type is a category. */
const kinds = /\b(?:simple|variable|variation|grouped|external)\b/;

/** The products of a sheet, and the rows that are left out: drafts, and links to other shops. */
export function joinRows({ isShopify, rows }: Sheet) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { group: set, handle, parent, sku, id, name = '' } = row.cells;
    const group = set || handle || parent || sku || (id ? `id:${id}` : name);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const leftOut: number[] = [];
  const products = Array.from(groups.values()).flatMap((members) => {
    const head = members.find(({ cells }) => cells['name'] && !cells['parent']) ?? members[0];
    const all = members.flatMap(({ row, cells: written }): readonly SheetProduct[] => {
      const cells = fill(written, head?.cells ?? {});
      const { type = '', parent, size, 'size picture': picture } = cells;
      const isMorePictures = isShopify && !written['name'] && !written['price'] && !size;
      const isLeftOut = !isImportable(cells);
      if (isLeftOut) leftOut.push(row);
      if (isLeftOut || isMorePictures || /\bvariable\b/.test(type)) return [];
      const of = isShopify ? members.map((each) => each.cells) : [cells];
      const pictures = fileNames([picture, ...of.map((each) => each['pictures'])]);
      // The attributes of a product without variations are no sizes.
      const label = type && !parent ? '' : size?.replace('Default Title', '');
      return [{ row, cells: { ...cells, size: label }, pictures, sizes: [] }];
    });
    return joinSizes(all);
  });
  return { products, leftOut };
}

/** The rows of a product’s sizes as one product, if a product can have them (SPEC 16.60). */
function joinSizes(rows: readonly SheetProduct[]): readonly SheetProduct[] {
  const isSize = ({ cells: { variant, size = '' } }: SheetProduct) =>
    !variant && size !== '' && size.length <= 24;
  const [head] = rows;
  if (!head || rows.length > 24 || !rows.every(isSize)) return rows;
  const shared = Object.entries(head.cells).filter(([field]) => !/^size\b/.test(field));
  const pictures = [...new Set(rows.flatMap((row) => row.pictures))];
  return [{ ...head, cells: Object.fromEntries(shared), pictures, sizes: rows }];
}

/** The cells of a row, with those of the first row of the same product that are empty in it. */
function fill(own: Row['cells'], head: Row['cells']): Row['cells'] {
  const isOfHead = (key: string) =>
    shared.test(key) && (!own[key] || (own['parent'] && key === 'name'));
  const cells = {
    ...own,
    ...Object.fromEntries(Object.entries(head).filter(([key]) => isOfHead(key))),
  };
  const { type = '', category = '' } = cells;
  return kinds.test(type) ? cells : { ...cells, type: '', category: category || type };
}

/** Whether the other system shows it as a product that it sells itself. */
function isImportable({ published = '', status = '', type = '' }: Row['cells']): boolean {
  const isPublished = /^(?:1|true)?$/i.test(published) && /^(?:active)?$/i.test(status);
  return isPublished && !/\b(?:grouped|external)\b/.test(type);
}

/** The names in cells of names or addresses, each once. */
function fileNames(cells: readonly (string | undefined)[]): readonly string[] {
  const names = cells.flatMap((cell = '') => cell.split(/\s*,\s*/));
  const files = names.map((name) => name.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '');
  return [...new Set(files.filter(Boolean))];
}
