import * as z from 'zod';
import { fields, writtenOf } from './field.ts';
import { type Path, type Problem, advise, fieldName } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { insteadOf } from './fieldSynonyms.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { isGroup } from './entryKeys.ts';

/** A file of the shop, what it contains if it is right, and what is wrong with it. */
export type Checked<Content = unknown> = {
  readonly file: YamlFile;
  readonly content?: Content;
  readonly problems: readonly Problem[];
  /** Whether a problem is about this field, so that it needs no second one. */
  readonly isWrong: (path: Path) => boolean;
};

/** Opens a file of the shop, by its path below the folder. */
export function openFile({ folder, read }: ShopFiles, name: string): YamlFile {
  return new YamlFile(`${folder}/${name}`, read(name));
}

/** Compares a file with its schema. */
export function checkFile<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
): Checked<z.infer<Schema>> {
  if (file.errors.length > 0) return { file, problems: file.errors, isWrong: () => true };
  const { data, error } = schema.safeParse(withoutEmpty(file.content, schema), {
    error: sayIssue,
  });
  if (!error) return { file, content: data, problems: [], isWrong: () => false };
  const lists = new Set<string>();
  const wrongKinds = error.issues.flatMap(({ code, path }) =>
    code === 'invalid_type' ? path.join() : [],
  );
  const isFirst = ({ code, path }: z.core.$ZodIssue) => {
    const list = path.slice(0, -1).join();
    // A text in place of a list is also counted as one.
    if (code !== 'invalid_type') return !wrongKinds.includes(path.join());
    if (typeof path.at(-1) !== 'number') return true;
    // What is wrong with one entry of a list is mostly wrong with all.
    return !lists.has(list) && lists.add(list);
  };
  const problems = error.issues.filter(isFirst).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const line = issue.code === 'custom' ? (issue.params?.['line'] as number) : undefined;
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      return [file.problem(issue.path, message, { line })];
    }
    const group = issue.path.reduce(fieldOf, schema);
    return issue.keys.map((key) =>
      file.problem([...issue.path, key], `is not a field of this file: ${adviseField(key, group)}`),
    );
  });
  const wrong = new Set(problems.map(({ field }) => field));
  return { file, problems, isWrong: (path) => wrong.has(fieldName(path)) };
}

/** The same without fields, and groups of fields, that are empty and may be left out. */
function withoutEmpty(value: unknown, written: z.ZodType): unknown {
  const schema = writtenOf(written);
  if (Array.isArray(value) && schema instanceof z.ZodArray) {
    return value.map((entry) => withoutEmpty(entry, schema.element as z.ZodType));
  }
  if (!isGroup(value) || !(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const field = schema.shape[name] as z.ZodType | undefined;
    const mayBeMissing = field && field !== writtenOf(field);
    if (mayBeMissing && isEmpty(part)) return [];
    return [[name, field ? withoutEmpty(part, field) : part]];
  });
  return Object.fromEntries(fields);
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (isGroup(value) && Object.values(value).every(isEmpty));

/** The messages of zod's own checks, with the first line of what is wrong; a pattern has its own in the schema. */
export function sayIssue({ input, inst, ...issue }: z.core.$ZodRawIssue): string {
  const [given = ''] = /^(?:string|number)$/.test(typeof input) ? String(input).split('\n') : [];
  const is = given === '' ? 'is a list or a group' : `is “${given}”`;
  const field = inst instanceof z.ZodType ? inst : undefined;
  if (input === undefined || input === '') {
    return `is ${input === undefined ? 'missing' : 'empty'}: add ${sayWanted(field)}`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return `${is}, but must be ${nameType(issue.expected, namesOf(field).join(', '))}`;
    case 'invalid_value':
      return `${is}, which is not known: ${advise(given, issue.values.map(String))}`;
    case 'too_big':
      return saySize(input, is, `at most ${issue.maximum}`, Number(issue.maximum) >= 1000);
    case 'too_small':
      return saySize(input, is, `at least ${issue.minimum}`);
    default:
      return `${is}, which is not right`;
  }
}

/** A field that is one of a group below is written there; a line of prose with a colon looks like a field. */
function adviseField(key: string, group: z.ZodType | undefined): string {
  const known = namesOf(group);
  const instead = known.flatMap((name) => {
    const field = fieldOf(group, name);
    return (field && fields.get(field)?.insteadOf?.[key]) ?? [];
  });
  const said = insteadOf(key) ?? instead[0];
  if (said !== undefined) return said;
  const holder = known.find((name) => namesOf(fieldOf(group, name)).includes(key));
  if (holder !== undefined) return `write it in ${holder}`;
  const goesOn = 'begin the line with two spaces if the text above goes on in it, or ';
  return (/^[a-z]\w*$/.test(key) ? '' : goesOn) + advise(key, known);
}

function sayWanted(field: z.ZodType | undefined): string {
  const about = field && fields.get(field)?.about;
  const names = namesOf(field).join(', ');
  return about ?? (names === '' ? 'it' : `the fields ${names}`);
}

function nameType(expected: string, fields: string): string {
  if (expected === 'array') return 'a list, with a dash before each entry';
  return expected === 'object'
    ? `a group, with these fields in lines of their own below it: ${fields}`
    : 'one text';
}

function saySize(input: unknown, is: string, bound: string, isLong = false): string {
  if (Array.isArray(input)) return `must have ${bound}, but has ${input.length}`;
  if (typeof input !== 'string') return `${is}, but must be ${bound}`;
  const instead = isLong ? ', or put the rest on a page of your own' : '';
  return `has ${input.trim().length} characters, but ${bound} fit: shorten it${instead}`;
}

/** The texts, numbers and words in a file's content, each with its schema and where it is. */
export type Leaf = { readonly path: Path; readonly schema: z.ZodType; readonly value: unknown };

/** All fields of a file's content that are no groups and no lists; unknown ones are left out. */
export function leavesOf(schema: z.ZodType, value: unknown, path: Path = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? [] : [{ path, schema, value }];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, part]: [PropertyKey, unknown]) => {
    const field = fieldOf(schema, name);
    return field ? leavesOf(field, part, [...path, name]) : [];
  });
}

/** The schema of a field of a group, or of an entry of a list. */
export function fieldOf(schema: z.ZodType | undefined, name: PropertyKey): z.ZodType | undefined {
  let field: unknown;
  if (schema instanceof z.ZodObject) field = schema.shape[String(name)];
  if (schema instanceof z.ZodArray) field = schema.element;
  if (schema instanceof z.ZodRecord) field = schema.valueType;
  return field instanceof z.ZodType ? writtenOf(field) : undefined;
}

function namesOf(schema: z.ZodType | undefined): readonly string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).filter((name) => {
    const field = fieldOf(schema, name);
    return !field || !fields.get(field)?.isHidden;
  });
}

/** A value inside another one, or `undefined`. */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, part) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[part],
    content,
  );
}

/** All values of a file that are no groups and no lists. */
export function pathsOf(value: unknown, path: Path = []): readonly Omit<Leaf, 'schema'>[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, part]: [PropertyKey, unknown]) => pathsOf(part, [...path, name]));
}
