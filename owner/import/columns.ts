import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';
import { factColumns } from './factColumns.ts';

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
