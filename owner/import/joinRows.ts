import { columns } from './columns.ts';
import type { Row, Sheet } from './readRows.ts';

/** A product of a sheet: its row, with what other rows of the same product say for it. */
export type SheetProduct = Row & {
  /** The names of its pictures' files. */
  readonly pictures: readonly string[];
  /** Which of them is that of the row. */
  readonly picture: string | undefined;
  /** Its sizes, if it has some. */
  readonly sizes: readonly SheetProduct[];
  /** Where a size is among those of its file. */
  readonly at?: number;
  /** Whether it is what the product was before it had sizes. */
  readonly isOld?: boolean;
};

/** A first picture, a second one, and those of `morePictures` (`reader/fields/product.ts`). */
export const mostPictures = 8;

/** WooCommerce’s kinds of products; any other type is a category. */
const kinds = /\b(?:simple|variable|variation|grouped|external)\b/;

/** The products of a sheet, and the rows that are left out: drafts, and links to other shops. */
export function joinRows({ rows, hasOwnPictures }: Sheet) {
  const parents = new Set(rows.map(({ cells }) => cells['parent']));
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { group: set, handle, parent, sku, id, name = '' } = row.cells;
    const own = [sku, `id:${id}`].find((key) => key && parents.has(key));
    const group = set || handle || parent || own || name;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const leftOut: number[] = [];
  const products = Array.from(groups.values()).flatMap((members) => {
    const head = members.find(({ cells }) => cells['name'] && !cells['parent']) ?? members[0];
    const more = members.filter(({ cells }) => !cells['name'] && !cells['price'] && !cells['size']);
    const sold = members.flatMap((member): readonly SheetProduct[] => {
      const cells = fill(member.cells, head?.cells ?? {});
      const { type = '', parent, size = '', 'size picture': own, pictures } = cells;
      const isLeftOut = !isPublished(cells);
      if (isLeftOut) leftOut.push(member.row);
      if (isLeftOut || more.includes(member) || /\bvariable\b/.test(type)) return [];
      // The attributes of a product without variations are no sizes.
      const label = kinds.test(type) && !parent ? '' : size.replace('Default Title', '');
      const [picture] = fileNames(hasOwnPictures ? [own] : [member.cells['pictures']]);
      const named = [own, pictures, ...more.map((each) => each.cells['pictures'])];
      const all = { row: member.row, pictures: fileNames(named), picture, sizes: [] };
      return [{ ...all, cells: { ...cells, size: label } }];
    });
    return joinSizes(sold);
  });
  return { products, leftOut };
}

/** The rows of a product’s sizes as one product, if a product can have them (SPEC 16.60). */
function joinSizes(rows: readonly SheetProduct[]): readonly SheetProduct[] {
  const [head] = rows;
  const isSize = ({ cells }: Row) => Boolean(cells['size'] && !cells['variant']);
  if (!head || rows.length > 24 || !rows.every(isSize)) return rows;
  const shared = Object.entries(head.cells).filter(([column]) => !/^size\b/.test(column));
  const own = new Set(rows.flatMap(({ picture = [] }) => picture));
  const all = [...new Set(rows.flatMap(({ pictures }) => pictures))];
  return [
    {
      ...head,
      cells: { ...Object.fromEntries(shared), options: optionsOf(rows) },
      // Where there is no room for all, each size still has its own.
      pictures: all.length > mostPictures ? [...new Set([...own, ...all])] : all,
      sizes: own.size > 1 ? rows : rows.map((row) => ({ ...row, picture: undefined })),
    },
  ];
}

/** What the sizes are chosen by, if a product can say it; the software says “size” by itself. */
function optionsOf(rows: readonly SheetProduct[]): string {
  const said = rows.map(({ cells: { options = '' } }) => options);
  const [names = ''] = said.toSorted((one, other) => other.length - one.length);
  const isRight =
    /^[^/]{1,24}(?: \/ [^/]{1,24})?$/.test(names) &&
    !/\b(?:size|pack|packing|weight|wt|quantity)$/i.test(names);
  return isRight ? names : '';
}

/** The cells of a row, with those of the first row of the same product that are empty in it. */
function fill(own: Row['cells'], head: Row['cells']): Row['cells'] {
  const isOfHead = (column: string) =>
    !columns[column]?.each &&
    !/^(?:size|variant) /.test(column) &&
    (!own[column] || (own['parent'] && column === 'name'));
  const shared = Object.entries(head).filter(([column]) => isOfHead(column));
  const cells = { ...own, ...Object.fromEntries(shared) };
  const { type = '', category = '' } = cells;
  return kinds.test(type) ? cells : { ...cells, type: '', category: category || type };
}

/** Whether the other system shows it as a product that it sells itself. */
function isPublished({ published = '', status = '', type = '' }: Row['cells']): boolean {
  const isPublished = /^(?:1|true)?$/i.test(published) && /^(?:active)?$/i.test(status);
  return isPublished && !/\b(?:grouped|external)\b/.test(type);
}

/** The names in cells of names or addresses, each once. */
function fileNames(cells: readonly (string | undefined)[]): readonly string[] {
  const names = cells.flatMap((cell = '') => cell.split(/\s*,\s*/));
  const files = names.map((name) => name.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '');
  return [...new Set(files.filter(Boolean))];
}
