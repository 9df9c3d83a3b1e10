import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { writtenOf } from '#reader/kinds/field.ts';
import { scriptNames } from '#reader/messages/languageRecord.ts';
import { pageSchema } from './ownPage.ts';
import { productSchema } from './product.ts';
import { schemas } from './schema.ts';

/** The names of the fields of a schema, and of the groups and lists in it. */
function namesIn(schema: z.ZodType): readonly string[] {
  const written = writtenOf(schema);
  if (written instanceof z.ZodArray) return namesIn(written.element as z.ZodType);
  if (written instanceof z.ZodUnion) return (written.options as z.ZodType[]).flatMap(namesIn);
  if (!(written instanceof z.ZodObject)) return [];
  return Object.entries(written.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    name,
    ...namesIn(field),
  ]);
}

/** All code but that which describes the fields. */
const folders = ['rules', 'app', 'builder', 'owner/check', 'reader/read', 'reader/look'];
const code = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|testing)\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join();
/** A theme's fonts are known by the names of the letters they have. */
const words = new Set([...(code.match(/\w[\w-]*/g) ?? []), ...scriptNames()]);

test('each field of a shop is read by something', () => {
  const all = [...Object.values(schemas), productSchema, pageSchema].flatMap(namesIn);
  expect([...new Set(all)].filter((name) => !words.has(name))).toEqual([]);
});
