import { type Document, type Pair, type Scalar, type YAMLMap, isMap, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { fieldRules } from '../schema.ts';
import { sayPictureSize } from '../shopPictures.ts';

/** What a schema says of a field, as far as an owner wants to know it. */
type Described = Pick<
  z.core.JSONSchema.BaseSchema,
  'description' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'required'
> & {
  readonly enum?: readonly unknown[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
};

/**
 * Writes above each field what the schema says of it: what it is, how long it may be, which picture it
 * needs. In a list, only the first entry has these comments.
 */
export function describeFields(document: Document, schema: z.ZodType): void {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const slot = zodSchema instanceof z.ZodType ? fieldRules.get(zodSchema) : undefined;
      if (slot?.kind !== 'picture') return;
      jsonSchema.description = `${jsonSchema.description}, ${sayPictureSize(slot)}`;
    },
  });
  if (isMap(document.contents)) describeGroup(document.contents, described as Described);
}

function describeGroup(group: YAMLMap, { properties = {}, required = [] }: Described): void {
  if (group.flow === true) return;
  for (const { key, value } of group.items as readonly Pair[]) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const field = properties[name];
    if (!field) continue;
    const sentences = [sayField(field), required.includes(name) ? '' : 'May be left out.'];
    addComment(group, key, sentences.filter(Boolean).join(' '));
    if (isMap(value)) describeGroup(value, field);
    const first = isSeq(value) ? value.items[0] : undefined;
    if (isMap(first) && field.items) describeGroup(first, field.items);
  }
}

/** A sentence about a field; a group of fields has none. */
function sayField(field: Described): string {
  const { description, maxLength, minimum, maximum, enum: choices, items } = field;
  const parts = [
    items && sayCount(field),
    description ?? items?.description,
    maxLength && `at most ${maxLength} characters`,
    choices && `one of ${choices.join(', ')}`,
    maximum && `from ${minimum} to ${maximum}`,
  ];
  const text = parts.filter(Boolean).join(items ? ', each ' : ', ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function sayCount({ minItems = 0, maxItems }: Described): string {
  if (maxItems === undefined) return 'A list';
  if (minItems === maxItems) return `exactly ${minItems} entries`;
  return minItems === 0 ? `at most ${maxItems} entries` : `${minItems} to ${maxItems} entries`;
}

/** Below a comment that is there already. The first field's comment belongs to the group. */
function addComment(group: YAMLMap, key: Scalar, sentence: string): void {
  if (sentence === '') return;
  const isFirst = group.items[0]?.key === key;
  const holder = isFirst && !key.commentBefore ? group : key;
  const above = holder.commentBefore ? `${holder.commentBefore}\n` : '';
  holder.commentBefore = `${above} ${sentence}`;
}
