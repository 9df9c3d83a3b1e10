import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { productSchema, schemas } from './schema.ts';
import { translationOf } from './translation.ts';

/**
 * Writes the JSON Schemas that the first line of each file names, so that an editor completes and checks
 * while one types. They are not committed: every check of the shop writes them anew.
 */
export function writeEditorSchemas(folder: string): void {
  mkdirSync(join(folder, '.schema'), { recursive: true });
  const all = Object.entries({ ...schemas, product: productSchema }).flatMap(([name, schema]) => {
    const translation = translationOf(schema);
    const own: readonly (readonly [string, z.ZodType])[] = [[name, schema]];
    return translation ? [...own, [`translation-${name}`, translation] as const] : own;
  });
  for (const [name, schema] of all) {
    const file = join(folder, '.schema', `${name}.json`);
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
  }
}
