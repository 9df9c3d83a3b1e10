import type { Picture } from '#catalogue/picture.ts';
import type { Product } from '#catalogue/product.ts';

/** The code of what `fromColumns` reads these products from. */
export function writeProductColumns(products: readonly Product[]): string {
  const rows = products.map((product, index) => {
    const { id, image, secondaryImage } = product;
    const short = (picture: Picture) => ({
      ...picture,
      name: picture.name.replace(`-${id}-`, '-#-'),
    });
    return {
      ...product,
      id: id - (products[index - 1]?.id ?? 0),
      image: short(image),
      ...(secondaryImage && { secondaryImage: short(secondaryImage) }),
    };
  });
  return writeColumns(rows);
}

type Row = Readonly<Record<string, unknown>>;

function writeColumns(rows: readonly (Row | undefined)[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
  const columns = fields.map((field) => {
    const values = rows.map((row) => row?.[field]);
    const written = values.every(isGroup) ? writeColumns(values) : writeList(values);
    return `${JSON.stringify(field)}:${written}`;
  });
  return `{${columns.join()}}`;
}

/** Nothing stands where a product does not have the field. */
const writeList = (values: readonly unknown[]) =>
  `[${values.map((value) => JSON.stringify(value) ?? '').join()}]`;

const isGroup = (value: unknown): value is Row | undefined =>
  value === undefined || (Object(value) === value && !Array.isArray(value));
