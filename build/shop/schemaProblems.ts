import * as z from 'zod';
import { places } from './schema.ts';
import { advise, fieldName } from './wording.ts';
import type { YamlFile } from './yamlFile.ts';

type Issue = z.core.$ZodIssue;

type Checked<Content> = {
  readonly content?: Content;
  readonly problems: readonly string[];
  /** Whether a problem is about this field, so that it needs no second one. */
  readonly isWrong: (path: readonly PropertyKey[]) => boolean;
};

/** A file's content if it is as its schema says, and otherwise a sentence for each mistake. */
export function checkFile<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
): Checked<z.infer<Schema>> {
  if (file.errors.length > 0) return { problems: file.errors, isWrong: () => true };
  const { success, data, error } = schema.safeParse(file.content);
  if (success) return { content: data, problems: [], isWrong: () => false };
  const wrong = new Set(error.issues.map(({ path }) => fieldName(path)));
  return {
    problems: error.issues.flatMap((issue) => sayIssue(issue, file, schema)),
    isWrong: (path) => wrong.has(fieldName(path)),
  };
}

function sayIssue(issue: Issue, file: YamlFile, schema: z.ZodType): readonly string[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      file.say(
        [...path, key],
        `${fieldName([...path, key])} is not a field of this file: ${advise(key, keysOf(schemaAt(schema, path)))}`,
      ),
    );
  }
  const field = path.length === 0 ? 'the file' : fieldName(path);
  const place = schemaAt(schema, path);
  const value = valueAt(file.content, path);
  const about = place?.meta()?.description ?? 'it, as in the shop that came with the software';
  if (value === undefined) return [file.say(path, `${field} is missing: add ${about}`)];
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return [file.say(path, `${field} is empty: add ${about}`)];
  }
  return [file.say(path, `${field} ${sayWrong(issue, file, place)}`)];
}

/** What is wrong with a value that is there, as the end of a sentence. */
function sayWrong(issue: Issue, file: YamlFile, place: z.ZodType | undefined): string {
  const written = file.writtenAt(issue.path);
  const value = valueAt(file.content, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (isPrice(place)) {
        return `is “${written}”, but must be a number with two decimals and without the currency, as in 699.00`;
      }
      return `${sayType(value, written)}, but must be ${sayExpected(issue.expected, place)}`;
    case 'invalid_value':
      return `is “${written}”, which is not known: ${advise(written, issue.values.map(String))}`;
    case 'too_big':
    case 'too_small':
      return saySize(issue, value, written);
    default:
      return `${sayType(value, written)}, but ${issue.message}`;
  }
}

function saySize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  written: string,
): string {
  const most = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const isExact = issue.exact === true;
  if (Array.isArray(value)) {
    const bound = isExact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
    return `has ${entries(value.length)}, but must have ${bound} ${entries(Number(most))}`;
  }
  if (typeof value === 'string') {
    return `has ${value.trim().length} characters, but at most ${most} fit: shorten it`;
  }
  return `is ${written}, but must be at ${issue.code === 'too_big' ? 'most' : 'least'} ${most}`;
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function sayType(value: unknown, written: string): string {
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'has fields of its own';
  return `is “${written}”`;
}

function sayExpected(expected: string, place: z.ZodType | undefined): string {
  switch (expected) {
    case 'string':
      return 'a text: put it in quotation marks';
    case 'int':
      return 'a whole number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list, with a dash before each entry';
    case 'object':
      return `a group with the fields ${keysOf(place).join(', ')}`;
    case 'never':
      return 'left out, since a translation has only texts';
    default:
      return `a ${expected}`;
  }
}

function isPrice(place: z.ZodType | undefined): boolean {
  return place !== undefined && places.get(place)?.kind === 'price';
}

/** The schema of a field, or `undefined` where there is none. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (parent, part) => parent && fieldsOf(parent, [part])[0]?.[1],
    schema,
  );
}

/** The schemas of what a group or list contains, by these names; those of a list are all the same. */
export function fieldsOf(
  schema: z.ZodType,
  names: readonly PropertyKey[],
): readonly (readonly [PropertyKey, z.ZodType])[] {
  const inner = withoutOptional(schema);
  const of = (name: PropertyKey): unknown => {
    if (inner instanceof z.ZodObject) return inner.shape[String(name)];
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodRecord ? inner.valueType : undefined;
  };
  return names.flatMap((name) => {
    const field = of(name);
    return field instanceof z.ZodType ? [[name, withoutOptional(field)] as const] : [];
  });
}

/** What a schema says of a field that is there. */
export function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

function keysOf(schema: z.ZodType | undefined): readonly string[] {
  const inner = schema && withoutOptional(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** A value inside another one, or `undefined`. */
export function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, part) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[part],
    content,
  );
}
