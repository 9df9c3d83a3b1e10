import { ofPacks, packKey } from './columns.ts';
import type { Row } from './sheetRow.ts';

/** By what the rows of one name may differ, where no column says that it is their size. */
const sizeLike = ['net quantity', 'weight', 'measures'];

/** Rows that say by a column of their own which of them belong together, or which is which. */
const isApart = ({ cells }: Row) =>
  ['handle', 'group', 'parent', 'size', 'variant'].some((field) => cells[field]);

/** Rows with a name for each, and with a size where those of one name differ in what may be one. */
export function nameRows(rows: readonly Row[]): readonly Row[] {
  let above: string | undefined;
  const named = rows.map(({ row, cells }) => {
    const { name, price, handle, group, parent } = cells;
    const isSized = ['size', ...sizeLike].some((field) => cells[field]);
    // A merged cell has its text in the first row.
    const isNext = !name && isSized && price && !handle && !group && !parent;
    above = isNext ? above : name;
    return isNext ? { row, cells: { ...cells, name: above } } : { row, cells };
  });
  const sized = new Map<Row, string>();
  for (const same of sameNames(named)) {
    const field = sizeLike.find((each) => areAllDifferent(same.map(({ cells }) => cells[each])));
    for (const row of field === undefined ? [] : same) sized.set(row, row.cells[field ?? ''] ?? '');
  }
  return named.map((row) => {
    const size = sized.get(row);
    return size === undefined ? row : { ...row, cells: { ...row.cells, size } };
  });
}

/** A row for each pack that has a price in a column of its own. */
export function packRows(row: Row): readonly Row[] {
  const amounts = Object.entries(row.cells).flatMap(([field, text]) =>
    text ? (/^pack (.*): price$/.exec(field)?.[1] ?? []) : [],
  );
  if (amounts.length === 0) return [row];
  const { sku, ...shared } = row.cells;
  // What can be said of one pack alone.
  const none = amounts.length > 1 && { number: '', gtin: '' };
  return amounts.map((amount, index) => {
    const own = ofPacks
      .map((field) => [field, row.cells[packKey(amount, field)]] as const)
      .filter(([, text]) => text);
    const cells = {
      ...shared,
      ...(index > 0 && none),
      ...(sku && { sku: amounts.length > 1 ? `${sku}-${amount.replace(' ', '')}` : sku }),
      ...Object.fromEntries(own),
      pack: amount,
      size: amount,
      'net quantity': amount,
    };
    return { ...row, cells };
  });
}

/**
 * The rows of one name that differ in a column that nobody knows, with its heading.
 *
 * @param othersOf the headings and texts of such columns in a row of the sheet
 */
export function findUnsaidSizes(
  rows: readonly Row[],
  othersOf: (row: number) => readonly (readonly [heading: string, text: string])[],
) {
  return sameNames(rows).flatMap((same) => {
    if (sizeLike.some((each) => areAllDifferent(same.map(({ cells }) => cells[each])))) return [];
    const texts = same.map(({ row }) => othersOf(row));
    const [found] = (texts[0] ?? []).filter((_, place) =>
      areAllDifferent(texts.map((all) => all[place]?.[1])),
    );
    return found ? same.map((row) => ({ row, heading: found[0] })) : [];
  });
}

/** Two or more rows of one name, of which none says what it is. */
function sameNames(rows: readonly Row[]): readonly (readonly Row[])[] {
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    const name = row.cells['name'] ?? '';
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return [...byName].flatMap(([name, same]) =>
    name && same.length > 1 && !same.some(isApart) ? [same] : [],
  );
}

function areAllDifferent(texts: readonly (string | undefined)[]): boolean {
  return texts.every(Boolean) && new Set(texts).size === texts.length;
}
