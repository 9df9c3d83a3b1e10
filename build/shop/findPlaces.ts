import type * as z from 'zod';
import { type Place, places } from './schema.ts';
import { fieldsOf } from './schemaProblems.ts';

/** A field that is checked together with other files, and its value. */
export type FoundPlace = {
  readonly path: readonly PropertyKey[];
  readonly place: Place;
  readonly value: unknown;
};

/** All such fields of a file's content. */
export function findPlaces(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly FoundPlace[] {
  const place = places.get(schema);
  if (place) return [{ path, place, value }];
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return fieldsOf(schema, names).flatMap(([name, field]) =>
    findPlaces(field, (value as Record<PropertyKey, unknown>)[name], [...path, name]),
  );
}
