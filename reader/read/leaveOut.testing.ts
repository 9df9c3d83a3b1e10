import { parseDocument } from 'yaml';
import * as z from 'zod';
import { schemas } from '#reader/fields/schema.ts';

/** A file of a shop and the fields at its top that its owner may leave out (SPEC 16.90). */
export const optionalFields = Object.entries(schemas).map(
  ([name, { shape }]) =>
    [
      `${name}.yaml`,
      Object.entries(shape).flatMap(([field, schema]) =>
        schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? [field] : [],
      ),
    ] as const,
);

/** The text of a YAML file without these fields. */
export function leaveOut(text: string, fields: readonly string[]): string {
  const document = parseDocument(text);
  for (const field of fields) document.delete(field);
  return document.toString();
}
