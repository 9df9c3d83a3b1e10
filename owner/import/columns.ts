import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { productSchema } from '#reader/fields/product.ts';
import { fieldOf } from '#reader/kinds/checkFile.ts';
import { fields } from '#reader/kinds/field.ts';
import { nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';

/** A column, as `columns.yaml` describes it. */
type Written = {
  readonly path?: string;
  readonly also?: readonly string[];
  readonly kind?: string;
  readonly each?: string;
  /** Stands between the texts of several such columns; of others the first that has a text counts. */
  readonly between?: string;
};

/** The columns by their names. */
export const columns: Readonly<Record<string, Written>> = parse(
  readFileSync(join(import.meta.dirname, 'columns.yaml'), 'utf8'),
);

const fieldsOfSize = productSchema.shape.sizes.unwrap().element.shape;

/** The columns of which a product’s file has something, with the field of a size that says the same. */
export const fieldColumns = Object.entries(columns).flatMap(([column, { path, kind = 'text' }]) => {
  if (path === undefined) return [];
  const last = path.split('.').at(-1) ?? '';
  const schema = path.split('.').reduce<z.ZodType | undefined>(fieldOf, productSchema);
  const isText = fields.get(schema ?? productSchema)?.isText ?? kind === 'list';
  return { column, path, kind, schema, isText, part: last in fieldsOfSize ? last : undefined };
});

export type FieldColumn = (typeof fieldColumns)[number];

/** A text has a column in each language too, such as `name hi` or `Hindi name`. */
const known = new Map(
  ['', ...spokenLanguages()].flatMap((code) =>
    Object.entries(columns).flatMap(([column, { also = [] }]) =>
      [column, ...also]
        .flatMap((heading) => writtenIn(heading, code))
        .map((heading) => [heading, inLanguage(column, code)] as const),
    ),
  ),
);

/** The name of a column in a further language; of the shop’s own without one. */
export function inLanguage(column: string, code: string): string {
  return `${column} ${code}`.trim();
}

/** Capitals, spaces and dashes differ between versions of the same system. */
export function plain(heading: string): string {
  return heading
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The headings of a column in a language, or in the shop’s own. */
export function writtenIn(heading: string, code: string): readonly string[] {
  const name = code && nameInEnglish(code);
  return [`${heading} ${code}`, `${heading} ${name}`, `${name} ${heading}`].map(plain);
}

/** The column of a heading; `fact Garden` is a fact with a name of the owner's own. */
export function columnOf(written: string): string | undefined {
  if (/^fact ./i.test(written)) return `fact ${written.slice('fact '.length).trim()}`;
  return known.get(plain(written.replace(/\((?:rs|inr|₹)\.?\)/i, '')));
}
