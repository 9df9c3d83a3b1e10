import * as z from 'zod';
import { texts } from './schema.ts';
import { fieldsOf, withoutOptional } from './schemaProblems.ts';
import { fieldName } from './wording.ts';
import type { YamlFile } from './yamlFile.ts';

type Path = readonly PropertyKey[];

/** All products have one schema, and zod takes a ms to make that of their translations. */
const known = new Map<z.ZodType, z.ZodType | undefined>();

/** The schema of a file's translation: the same fields, of which it has only texts; none if there are no texts. */
export function translationOf(schema: z.ZodType): z.ZodType | undefined {
  if (!known.has(schema)) known.set(schema, makeTranslation(schema));
  return known.get(schema);
}

function makeTranslation(schema: z.ZodType): z.ZodType | undefined {
  const inner = withoutOptional(schema);
  if (texts.has(inner)) return inner;
  if (inner instanceof z.ZodArray) {
    const element = translationOf(inner.element as z.ZodType);
    return element && z.array(element).meta(inner.meta() ?? {});
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(inner.shape as Readonly<Record<string, z.ZodType>>).map(
    ([name, field]) => [name, translationOf(field)] as const,
  );
  if (fields.every(([, field]) => field === undefined)) return undefined;
  return z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, (field ?? z.never()).optional()])),
  );
}

/** What in a translation does not fit to its original: a sentence for each field. */
export function compareToOriginal(
  translation: unknown,
  original: unknown,
  file: YamlFile,
  originalName: string,
  path: Path = [],
): readonly string[] {
  const say = (problem: string) => [file.say(path, `${fieldName(path)} ${problem}`)];
  if (translation === undefined) return [];
  if (original === undefined) return say(`is not in ${originalName}: remove it, or add it there`);
  if (typeof translation === 'string') {
    const [own, wanted] = [placeholdersOf(translation), placeholdersOf(original as string)];
    const missing = wanted.filter((placeholder) => !own.includes(placeholder));
    const strange = own.filter((placeholder) => !wanted.includes(placeholder));
    return [
      ...missing.flatMap((each) => say(`lacks ${each}, which it has in ${originalName}: add it`)),
      ...strange.flatMap((each) =>
        say(`has ${each}, which it does not have in ${originalName}: remove it`),
      ),
    ];
  }
  if (Array.isArray(translation) && translation.length !== (original as unknown[]).length) {
    return say(
      `has ${translation.length} of the ${(original as unknown[]).length} entries of ${originalName}: translate each, in the same order`,
    );
  }
  return entriesOf(translation).flatMap(([name, value]) =>
    compareToOriginal(value, (original as Record<PropertyKey, unknown>)[name], file, originalName, [
      ...path,
      name,
    ]),
  );
}

/** The original with the texts of its translation. */
export function mergeTranslation<Content>(original: Content, translation: unknown): Content {
  if (translation === undefined) return original;
  if (Array.isArray(original)) {
    const translated = translation as readonly unknown[];
    return original.map((each, index) => mergeTranslation(each, translated[index])) as Content;
  }
  if (typeof original !== 'object') return translation as Content;
  const merged = entriesOf(translation).map(([name, value]) => [
    name,
    mergeTranslation((original as Record<PropertyKey, unknown>)[name], value),
  ]);
  return { ...original, ...Object.fromEntries(merged) };
}

/** All texts of a file that people read, each with its path. */
export function textsOf(
  schema: z.ZodType,
  content: unknown,
  path: Path = [],
): readonly (readonly [path: Path, text: string])[] {
  if (content === undefined) return [];
  if (texts.has(schema)) return [[path, content as string]];
  const entries = entriesOf(content);
  const names = entries.map(([name]) => name);
  return fieldsOf(schema, names).flatMap(([name, field]) =>
    textsOf(field, (content as Record<PropertyKey, unknown>)[name], [...path, name]),
  );
}

function placeholdersOf(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** The entries of a list by their positions, or those of a group by their names. */
function entriesOf(value: unknown): readonly (readonly [PropertyKey, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
