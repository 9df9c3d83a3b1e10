import type { Document } from 'yaml';
import type * as z from 'zod';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { type Path, type Problem, advise, adviseNear, fieldName } from '#reader/files/problem.ts';
import { fieldOf, leavesOf, pathsOf, sayIssue } from '#reader/kinds/checkFile.ts';
import { areGroups, keysOf } from '#reader/kinds/entryKeys.ts';
import { fields } from '#reader/kinds/field.ts';
import { knownText } from '#reader/messages/languageRecord.ts';
import { sayTextProblem } from './sayTextProblem.ts';
import { isGroup } from '#reader/kinds/isGroup.ts';

/** A file that may be translated: its name, what it may contain, and what it contains. */
export type Original = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly content: unknown;
};

/** An entry that a list of a translation lacks: where it would be, and its key. */
type Entry = { readonly place: Path; readonly key: string };

/** A text that a translation lacks: where the original has it, and where the translation would have it. */
type Missing = {
  readonly path: Path;
  readonly place: Path;
  readonly text: string;
  /** The entries that it would be in, the outer ones first. */
  readonly entries: Entry[];
};

/** A file in another language: the content of the original with the texts of its translation. */
export type Merged = {
  readonly content: unknown;
  readonly missing: readonly Missing[];
  /** Whether texts that are missing have empty fields. */
  readonly isFilled: boolean;
  readonly problems: readonly Problem[];
  readonly hints: readonly Problem[];
};

/** The fields of a file's content that people read. */
export function textsOf(schema: z.ZodType, content: unknown) {
  return leavesOf(schema, content).filter(({ schema: field }) => fields.get(field)?.isText);
}

/** The text of a page, which a translation begins with, to be written over. */
export function textOfPage({ name, content }: Pick<Original, 'name' | 'content'>) {
  return name.startsWith('pages/') ? (content as { readonly text: string }).text : undefined;
}

/** What is found while a file is merged. */
type Found = {
  readonly file: YamlFile;
  readonly name: string;
  readonly language: string;
  readonly missing: Missing[];
  readonly problems: Problem[];
  readonly hints: Problem[];
  readonly unknown: Path[];
  isFilled: boolean;
};

/** What a translation has at `place` for what the original has at `path`. */
type At = { readonly written: unknown; readonly path: Path; readonly place: Path };

/**
 * Merges a translation into its original. Groups are merged by their fields, and lists of groups by the keys of
 * their entries; a list of texts is translated as a whole, since a language has as many as it needs. A text that
 * is missing stays as it is in the first language (SPEC 18.20).
 */
export function translate(file: YamlFile, original: Original, language: string): Merged {
  const { name, schema, content } = original;
  const found: Found = {
    file,
    name,
    language,
    missing: [],
    problems: [...file.errors],
    hints: [],
    unknown: [],
    isFilled: true,
  };
  if (file.errors.length > 0) return { ...found, content };
  // A page that begins with the text of the first language is not translated.
  const written = without(file.content, textOfPage(original));
  const merged = mergeInto(schema, content, { written, path: [], place: [] }, found);
  const lacking = found.missing.map(({ place }) => fieldName(place));
  for (const path of found.unknown) {
    const advice = adviseNear(fieldName(path), lacking);
    found.problems.push(file.problem(path, `is not a text of ${name}: ${advice}`));
  }
  return { ...found, content: merged };
}

function without(written: unknown, copied: string | undefined): unknown {
  const text = isGroup(written) ? written['text'] : undefined;
  const isCopied = copied !== undefined && String(text).trim() === copied.trim();
  return isCopied ? { ...Object(written), text: '' } : written;
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
    found.missing.push({ path, place, text: String(own), entries: [] });
    found.isFilled &&= written !== undefined;
    return own;
  }
  const message = sayTextProblem(field, value, String(own));
  if (message === undefined) return (value as string).trim();
  found.problems.push(found.file.problem(place, message));
  return own;
}

function mergeTexts(
  list: z.ZodType,
  own: readonly unknown[],
  { written, path, place }: At,
  found: Found,
) {
  if (!Array.isArray(written) || written.includes('')) {
    const lacking = own.map((text, at) => ({
      path: [...path, at],
      place: [...place, at],
      text: String(text),
      entries: [],
    }));
    found.missing.push(...lacking);
    found.isFilled &&= written !== undefined;
    return own;
  }
  const { data, error } = list.safeParse(written, { error: sayIssue });
  for (const issue of error?.issues ?? []) {
    found.problems.push(found.file.problem([...place, ...issue.path], issue.message));
  }
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
  let next = there.length;
  return own.map((entry, index) => {
    const element = fieldOf(list, index);
    const key = keys[index] ?? '';
    const at = known.includes(key) ? known.indexOf(key) : next;
    const before = found.missing.length;
    const { key: _, ...texts } = Object(there[at]) as Readonly<Record<string, unknown>>;
    const inside = { written: texts, path: [...path, index], place: [...place, at] };
    const merged = element && mergeInto(element, entry, inside, found);
    if (at === next && found.missing.length > before) {
      next += 1;
      // A part of the home page is known by its only field.
      const isNamed = Object.keys(Object(entry)).join() === key;
      const added = { place: [...place, at], key };
      if (!isNamed) for (const text of found.missing.slice(before)) text.entries.unshift(added);
    }
    return merged && { ...merged, key };
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

/** Writes the keys of the entries that a missing text would be in. */
export function addKeys(document: Document, { entries }: Missing): void {
  for (const { place, key } of entries) {
    const path = [...place, 'key'];
    if (!document.hasIn(path)) document.setIn(path, key);
  }
}
