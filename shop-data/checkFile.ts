import * as z from 'zod';
import { type Path, type Problem, advise, fieldName } from './problem.ts';
import type { ShopFiles } from './shopFiles.ts';
import { YamlFile } from './yamlFile.ts';

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
  const { data, error } = schema.safeParse(file.content, { error: sayIssue });
  if (!error) return { file, content: data, problems: [], isWrong: () => false };
  const problems = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => sayUnknown(key, issue.path, file, schema))
      : [file.problem(issue.path, sayMissing(issue.path, file, schema) ?? issue.message)],
  );
  const wrong = new Set(problems.map(({ field }) => field));
  return { file, problems, isWrong: (path) => wrong.has(fieldName(path)) };
}

function sayUnknown(key: string, path: Path, file: YamlFile, schema: z.ZodType): Problem {
  const known = keysOf(schemaAt(schema, path));
  return file.problem([...path, key], `is not a field of this file: ${advise(key, known)}`);
}

function sayMissing(path: Path, file: YamlFile, schema: z.ZodType): string | undefined {
  const value = valueAt(file.content, path);
  const problem = value === undefined ? 'missing' : value === '' && 'empty';
  const field = schemaAt(schema, path);
  const keys = keysOf(field);
  const group = keys.length > 0 ? `the fields ${keys.join(', ')}` : 'it';
  return problem ? `is ${problem}: add ${(field && descriptionOf(field)) ?? group}` : undefined;
}

/** What a field is, as its schema says; a number has it where its text is read. */
function descriptionOf(schema: z.ZodType): string | undefined {
  const { description } = schema.meta() ?? {};
  return schema instanceof z.ZodPipe ? descriptionOf(schema.in as z.ZodType) : description;
}

/** The messages of zod's own checks; a pattern has its own in the schema. */
export function sayIssue({ input, inst, ...issue }: z.core.$ZodRawIssue): string {
  const given = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const is = given === '' ? 'is more than a text' : `is “${given}”`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'array')
        return `${is}, but must be a list, with a dash before each entry`;
      if (issue.expected !== 'object') return `${is}, but must be one text`;
      return `${is}, but must be a group with the fields ${keysOf(inst as z.ZodType).join(', ')}`;
    case 'invalid_value':
      return `${is}, which is not known: ${advise(given, issue.values.map(String))}`;
    case 'too_big':
    case 'too_small': {
      const most = issue.code === 'too_big' ? issue.maximum : issue.minimum;
      const bound = issue.code === 'too_big' ? 'at most' : 'at least';
      if (Array.isArray(input)) return `must have ${bound} ${most}, but has ${input.length}`;
      if (typeof input !== 'string') return `${is}, but must be ${bound} ${most}`;
      return `has ${input.trim().length} characters, but at most ${most} fit: shorten it`;
    }
    default:
      return `${is}, which is not right`;
  }
}

/** The texts, numbers and words in a file's content, each with its schema and where it is. */
export type Leaf = { readonly path: Path; readonly schema: z.ZodType; readonly value: unknown };

/** All fields of a file's content that are no groups and no lists; unknown ones are left out. */
export function leavesOf(schema: z.ZodType, value: unknown, path: Path = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? [] : [{ path, schema: withoutOptional(schema), value }];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, part]: [PropertyKey, unknown]) => {
    const field = fieldOf(schema, name);
    return field ? leavesOf(field, part, [...path, name]) : [];
  });
}

/** The schema of a field, or `undefined` where there is none. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (parent, part) => parent && fieldOf(parent, part),
    schema,
  );
}

function fieldOf(schema: z.ZodType, name: PropertyKey): z.ZodType | undefined {
  const group = withoutOptional(schema);
  const field =
    group instanceof z.ZodObject
      ? group.shape[String(name)]
      : group instanceof z.ZodArray
        ? group.element
        : group instanceof z.ZodRecord && group.valueType;
  return field instanceof z.ZodType ? withoutOptional(field) : undefined;
}

/** What a schema says of a field that is there. */
function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

function keysOf(schema: z.ZodType | undefined): readonly string[] {
  const group = schema && withoutOptional(schema);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
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
