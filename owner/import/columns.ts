import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { facts } from '#reader/fields/facts.ts';
import { productFields, productSchema } from '#reader/fields/product.ts';
import { fields, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';

const named = [
  ...productFields.fact.map((name) => [name, name, productSchema.shape[name]] as const),
  ...Object.entries(facts.shape).map(([name, schema]) => [name, `facts.${name}`, schema] as const),
];

/** The facts of a product that are one text or number: each has a column, such as `net quantity` (SPEC 16.40). */
export const factColumns = named.flatMap(([name, field, schema]) => {
  const { form } = fields.get(writtenOf(schema)) ?? {};
  const column = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const isOfSize = name in productSchema.shape.sizes.unwrap().element.shape;
  // Others are those of the product where all sizes have the same.
  const isOfEach = name === 'netQuantity' || name === 'mrp';
  const known = { column, field, isOfSize, isOfEach, label: labelOf(schema), schema };
  return form?.type === 'list' ? [] : [known];
});

/** The other names of each column; a fact has also that of its label. */
const columns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    factColumns.map(({ column, label }) => [column, label.replaceAll(',', '')]),
  ),
  ...parse(readFileSync(join(import.meta.dirname, 'columns.yaml'), 'utf8')),
};

/** A text has a column in each language too, such as `name hi` or `Hindi name`. */
const known = new Map(
  ['', ...spokenLanguages()].flatMap((code) =>
    Object.entries(columns).flatMap(([field, headings]) =>
      [field, ...headings.split(', ')]
        .filter(Boolean)
        .flatMap((heading) => writtenIn(heading, code))
        .map((heading) => [heading, `${field} ${code}`.trim()] as const),
    ),
  ),
);

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

/** The field of a heading; `fact Garden` is a fact with a name of the owner's own. */
export function fieldOf(written: string): string | undefined {
  if (/^fact ./i.test(written)) return `fact ${written.slice('fact '.length).trim()}`;
  return known.get(plain(written.replace(/\((?:rs|inr|₹)\.?\)/i, '')));
}
