import type * as z from 'zod';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { type Path, type Problem, advise, adviseNear, fieldName } from '#reader/files/problem.ts';
import { fieldOf, leavesOf, pathsOf, sayIssue } from '#reader/kinds/checkFile.ts';
import { areGroups, keysOf } from '#reader/kinds/entryKeys.ts';
import { fields } from '#reader/kinds/field.ts';
import { isGroup } from '#reader/kinds/entryKeys.ts';
import { knownText } from '#reader/messages/languageRecord.ts';

/** A file that may be translated: its name, what it may contain, and what it contains. */
export type Original = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly content: unknown;
};

/** A file in another language: the content of the original with the texts of its translation. */
export type Merged = {
  readonly content: unknown;
  /** Whether it is translated at all; else its texts are in the first language as a whole. */
  readonly isTranslated: boolean;
  /** Where the original has the texts that the translation lacks. */
  readonly missing: readonly Path[];
  readonly problems: readonly Problem[];
  readonly hints: readonly Problem[];
};

/** The fields of a file's content that people read. */
export function textsOf(schema: z.ZodType, content: unknown) {
  return leavesOf(schema, content).filter(({ schema: field }) => fields.get(field)?.isText);
}

/** What is found while a file is merged. */
type Found = {
  readonly file: YamlFile;
  readonly name: string;
  readonly language: string;
  readonly missing: Path[];
  readonly problems: Problem[];
  readonly hints: Problem[];
  readonly unknown: Path[];
};

/** What a translation has at `place` for what the original has at `path`. */
type At = { readonly written: unknown; readonly path: Path; readonly place: Path };

/**
 * Merges a translation into its original, key by key: groups by their fields, lists of groups by the keys of their
 * entries; a list of texts is translated as a whole, since a language has as many as it needs. A text that
 * is missing stays as it is in the first language (SPEC 18.20).
 */
export function translate(file: YamlFile, original: Original, language: string): Merged {
  const { name, schema, content } = original;
  const problems = [...file.errors];
  const found: Found = { file, name, language, missing: [], problems, hints: [], unknown: [] };
  if (problems.length > 0) return { ...found, content, isTranslated: true };
  const at = { written: file.content, path: [], place: [] };
  const merged = mergeInto(schema, content, at, found);
  const lacking = found.missing.map(fieldName);
  for (const path of found.unknown) {
    const field = path.reduce<z.ZodType | undefined>(fieldOf, schema);
    // A sign of a comment may have taken the text away there.
    const advice =
      field && fields.get(field)?.isText
        ? 'write it there first'
        : adviseNear(fieldName(path), lacking);
    problems.push(file.problem(path, `is not a text of ${name}: ${advice}`));
  }
  const isTranslated = textsOf(schema, content).length > found.missing.length;
  return { ...found, content: merged, isTranslated };
}

function mergeInto(field: z.ZodType, own: unknown, at: At, found: Found): unknown {
  if (fields.get(field)?.isText) return mergeText(field, own, at, found);
  const { written, path, place } = at;
  if (written !== undefined && Array.isArray(written) !== Array.isArray(own)) {
    found.unknown.push(place);
    return own;
  }
  if (Array.isArray(own))
    return (areGroups(own) ? mergeEntries : mergeTexts)(field, own, at, found);
  if (!isGroup(own)) return own;
  const given = isGroup(written) ? written : {};
  const parts = Object.entries(own).flatMap(([name, part]) => {
    const of = fieldOf(field, name);
    return of && textsOf(of, part).length > 0 ? [{ name, of, part }] : [];
  });
  for (const [name, value] of Object.entries(given)) {
    if (parts.some((part) => part.name === name)) continue;
    found.unknown.push(...pathsOf(value, [...place, name]).map((leaf) => leaf.path));
  }
  const texts = parts.map(({ name, of, part }) => {
    const inside = { written: given[name], path: [...path, name], place: [...place, name] };
    return [name, mergeInto(of, part, inside, found)];
  });
  return { ...own, ...Object.fromEntries(texts) };
}

function mergeText(field: z.ZodType, own: unknown, { written, path, place }: At, found: Found) {
  const value = written || knownText(found.language, found.name, own);
  if (!value) {
    found.missing.push(path);
    return own;
  }
  const message = sayTextProblem(field, value, String(own));
  if (message === undefined) return (value as string).trim();
  found.problems.push(found.file.problem(place, message));
  return own;
}

/** What is wrong with the translation of a text: its own rule, or words in braces and links of other places. */
function sayTextProblem(schema: z.ZodType, value: unknown, original: string): string | undefined {
  const { error } = schema.safeParse(value, { error: sayIssue });
  if (error) return error.issues[0]?.message;
  const shown = original.length > 80 ? `${original.slice(0, 79)}…` : original;
  const bracesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');
  const [own, wanted] = [bracesOf(String(value)), bracesOf(original)];
  if (own !== wanted)
    return `has ${own || 'no word in braces'}, but “${shown}” has ${wanted || 'none'}: write the same one`;
  const linksOf = (text: string): readonly string[] => text.match(/(?<=\]\()[^)\s]+/g) ?? [];
  const known = linksOf(original);
  // A translation may be shorter, and mistakes of the original are said there first.
  const other = linksOf(String(value)).find((link) => !known.includes(link));
  if (other === undefined) return undefined;
  const advice = known.length > 0 ? `use one of ${known.join(', ')}, or none` : 'remove it';
  return `has ${other}, which is not in “${shown}”: ${advice}`;
}

function mergeTexts(
  list: z.ZodType,
  own: readonly unknown[],
  { written, path, place }: At,
  found: Found,
) {
  if (!Array.isArray(written) || written.includes('')) {
    found.missing.push(...own.map((_, at) => [...path, at]));
    return own;
  }
  const { data, error } = list.safeParse(written, { error: sayIssue });
  for (const issue of error?.issues ?? [])
    found.problems.push(found.file.problem([...place, ...issue.path], issue.message));
  return data ?? own;
}

function mergeEntries(
  list: z.ZodType,
  own: readonly unknown[],
  { written, path, place }: At,
  found: Found,
) {
  const there: readonly unknown[] = Array.isArray(written) ? written : [];
  const keys = keysOf(own);
  const known = keysOf(there);
  findStrangers(there, keys, place, found);
  return own.map((entry, index) => {
    const element = fieldOf(list, index);
    const key = keys[index] ?? '';
    const at = known.indexOf(key);
    const { key: _, ...texts } = Object(there[at]) as Readonly<Record<string, unknown>>;
    const inside = { written: texts, path: [...path, index], place: [...place, at] };
    const merged = element && mergeInto(element, entry, inside, found);
    // Of what has a name, the app asks for the key.
    return isGroup(merged) && 'name' in merged ? { ...merged, key } : merged;
  });
}

/** Entries whose key no entry of the original has, as after its name was changed: they are not shown. */
function findStrangers(
  there: readonly unknown[],
  keys: readonly string[],
  place: Path,
  { file, name, hints }: Found,
): void {
  const known = keysOf(there);
  const left = keys.find((each) => !known.includes(each));
  for (const [at, key] of known.entries()) {
    if (keys.includes(key)) continue;
    const isNamed = 'key' in Object(there[at]);
    const instead = left === undefined ? 'remove it' : `add the key of one, as in key: ${left}`;
    const message = isNamed
      ? `is “${key}”, which is the key of no entry of ${name}: ${advise(key, keys)}`
      : `translates no entry of ${name}: ${instead}`;
    hints.push(file.problem([...place, at, ...(isNamed ? ['key'] : [])], message));
  }
}
