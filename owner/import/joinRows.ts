import { factColumns } from './columns.ts';
import type { Sheet } from './readSheet.ts';
import type { Row } from './sheetRow.ts';

/** A product of a sheet: its row, with what other rows of the same product say for it. */
export type SheetProduct = Row & {
  /** The names of its pictures' files. */
  readonly pictures: readonly string[];
  /** The first one of its own row, with its text. */
  readonly own?: { readonly picture: string; readonly text: string } | undefined;
  /** Its sizes, if it has some. */
  readonly sizes: readonly SheetProduct[];
  /** Where a size is among those of its file. */
  readonly at?: number;
  /** By what the file of a language finds it. */
  readonly key?: string;
  /** Whether it is what the product was before it had sizes. */
  readonly isOld?: boolean;
};

/** A first picture, a second one, and those of `morePictures` (`reader/fields/product.ts`). */
export const mostPictures = 8;

/** What other systems write only into the first row of a product. */
const shared =
  /^(?:name|description|keywords|picture text|category|type|brand|published|status|pictures)\b/;

/** WooCommerce’s kinds of products; any other type is a category. */
const kinds = /\b(?:simple|variable|variation|grouped|external)\b/;

/** The products of a sheet, and the rows that are left out: drafts, and links to other shops. */
export function joinRows({ isShopify, rows }: Sheet) {
  const groups = new Map<string, Row[]>();
  // The attributes of other systems’ products are no sizes.
  const others = rows.filter((row) => !isSize(row) || kinds.test(row.cells['type'] ?? ''));
  const withoutSize = new Set(others.map(({ cells }) => cells['name']));
  for (const row of rows) {
    const { group: set, handle, parent, sku, id, name = '' } = row.cells;
    // Sizes of one name are one product, though each has a number of its own.
    const own = withoutSize.has(name) ? sku || (id && `id:${id}`) : '';
    const group = set || handle || parent || own || name;
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
      const own = ownPicture(written, isShopify);
      // The attributes of a product without variations are no sizes.
      const label = type && !parent ? '' : size?.replace('Default Title', '');
      return [{ row, cells: { ...cells, size: label }, pictures, own, sizes: [] }];
    });
    return joinSizes(all);
  });
  return { products, leftOut };
}

function isSize({ cells }: Row): boolean {
  return Boolean(!cells['variant'] && cells['size']);
}

/** Shopify’s rows also list pictures that are not those of the size beside them. */
function ownPicture(cells: Row['cells'], isShopify: boolean): SheetProduct['own'] {
  const { 'size picture': own, pictures, 'picture text': text = '' } = cells;
  const [picture] = fileNames(isShopify ? [own] : [own, pictures]);
  return picture === undefined ? undefined : { picture, text: isShopify ? '' : text };
}

/** The rows of a product’s sizes as one product, if a product can have them (SPEC 16.60). */
function joinSizes(rows: readonly SheetProduct[]): readonly SheetProduct[] {
  const [head] = rows;
  if (!head || rows.length > 24 || !rows.every(isSize)) return rows;
  const shared = Object.entries(head.cells).filter(([field]) => !/^size\b/.test(field));
  const own = rows.flatMap((row) => row.own?.picture ?? []);
  const all = [...new Set(rows.flatMap(({ pictures }) => pictures))];
  return [
    {
      ...head,
      cells: { ...Object.fromEntries(shared), options: optionsOf(rows) },
      // Where there is no room for all, each size still has its own.
      pictures: all.length > mostPictures ? [...new Set([...own, ...all])] : all,
      sizes: new Set(own).size > 1 ? rows : rows.map((row) => ({ ...row, own: undefined })),
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
  const isFact = (key: string) =>
    key.startsWith('fact ') || factColumns.some(({ column }) => key.startsWith(column));
  const isOfHead = (key: string) =>
    (shared.test(key) || isFact(key)) && (!own[key] || (own['parent'] && key === 'name'));
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
