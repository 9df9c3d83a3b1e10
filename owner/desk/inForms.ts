import type * as z from 'zod';
import { schemas } from '#reader/fields/schema.ts';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { labelOf } from '#reader/kinds/field.ts';

/** A text with the names of forms and fields in the place of files, as in “Lowest price allowed” in Technical. */
export function inForms(text: string): string {
  return text
    .replaceAll('remove the line', 'leave it empty')
    .replace(/is not a text of \S+:/, 'is written here, but not in the first language:')
    .replaceAll(/\bproducts\/[\w-]+\/(?=[\w-]+\.)/g, '')
    .replaceAll(
      /(?:(\w+) in )?((?:settings\/)?\w+)\.yaml/g,
      (all: string, name: string, file: string) => {
        const schema: z.ZodType | undefined = schemas[file as keyof typeof schemas];
        const field = schema && name && fieldOf(schema, name);
        if (!field) return schema ? all.replace(`${file}.yaml`, labelOf(schema)) : all;
        return `“${labelOf(field)}” in ${labelOf(schema)}`;
      },
    );
}
