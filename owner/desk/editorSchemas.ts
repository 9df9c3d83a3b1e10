import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { helpOf, labelOf } from '#reader/kinds/field.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { isFolder } from '#reader/files/shopFiles.ts';

/**
 * Writes the JSON Schemas that `.vscode/settings.json` leads to, so that an editor explains, completes and checks
 * while one types. They are not committed: every check of the shop writes them again.
 */
export function writeEditorSchemas(folder: string): void {
  // What is wrong with the shop is said elsewhere.
  if (!isFolder(folder)) return;
  for (const [name, schema] of Object.entries({ ...schemas, product: productSchema })) {
    const file = join(folder, '.schema', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    const text = JSON.stringify(
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          const field = zodSchema as unknown as z.ZodType;
          Object.assign(jsonSchema, { title: labelOf(field), description: helpOf(field) });
          // An editor takes 99.00 for a number, and yes for a boolean, where the shop reads a text.
          if (jsonSchema.type === 'string') delete jsonSchema.type;
        },
      }),
    );
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
  }
}
