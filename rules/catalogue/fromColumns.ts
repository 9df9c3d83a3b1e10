import type { Picture } from './picture.ts';
import type { Product } from './product.ts';

/** The values of a field by the place of their row; of a field that has fields itself, those of each. */
type Columns = { readonly [field: string]: readonly unknown[] | Columns };

/**
 * All products of a table that has a list for each field, which is smaller than a list of products (decision 0014).
 * A product’s number is written as the distance to the one before; in the names of its pictures it is `#`.
 */
export function fromColumns(columns: Columns, count: number): readonly Product[] {
  let id = 0;
  return Array.from({ length: count }, (_, index) => {
    const product = rowAt(columns, index) as Product;
    id += product.id;
    const named = (picture: Picture) => ({
      ...picture,
      name: picture.name.replace('#', `${id}`),
    });
    const { image, secondaryImage } = product;
    return {
      ...product,
      id,
      image: named(image),
      ...(secondaryImage && { secondaryImage: named(secondaryImage) }),
    };
  });
}

function rowAt(columns: Columns, index: number): object | undefined {
  const fields = Object.entries(columns).flatMap(([field, column]) => {
    const value: unknown = isList(column) ? column[index] : rowAt(column, index);
    return value === undefined ? [] : [[field, value] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function isList(column: Columns[string]): column is readonly unknown[] {
  return Array.isArray(column);
}
