import { type Document, type Pair, type Scalar, type YAMLMap, isMap, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { fieldOf } from '../checkFile.ts';
import { fieldRules } from '../fieldTypes.ts';
import { sayPictureSize } from '../shopPictures.ts';

/**
 * Writes above each field what the schema says of it: what it is, how long it may be, which picture it
 * needs. In a list, only the first entry has these comments.
 */
export function describeFields(document: Document, schema: z.ZodType): void {
  if (isMap(document.contents)) describeGroup(document.contents, schema);
}

function describeGroup(group: YAMLMap, schema: z.ZodType): void {
  if (group.flow === true) return;
  for (const { key, value } of group.items as readonly Pair[]) {
    const field = isScalar(key) ? fieldOf(schema, String(key.value)) : undefined;
    if (!field || !isScalar(key)) continue;
    addComment(group, key, sayField(field));
    if (isMap(value)) describeGroup(value, field);
    const first = isSeq(value) ? value.items[0] : undefined;
    const entry = fieldOf(field, 0);
    if (isMap(first) && entry) describeGroup(first, entry);
  }
}

/** A sentence about a field; a group of fields has none. */
function sayField(field: z.ZodType): string {
  const entry = fieldOf(field, 0) ?? field;
  const slot = fieldRules.get(entry);
  let written: unknown = entry;
  while (written instanceof z.ZodPipe) written = written.in;
  const about = written instanceof z.ZodType ? written.description : undefined;
  const parts = [
    about ?? field.description,
    entry instanceof z.ZodString && entry.maxLength && `at most ${entry.maxLength} characters`,
    entry instanceof z.ZodEnum && `one of ${entry.options.join(', ')}`,
    slot?.kind === 'picture' && sayPictureSize(slot),
  ];
  const text = parts.filter(Boolean).join(', ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Below a comment that is there already. The first field's comment belongs to the group. */
function addComment(group: YAMLMap, key: Scalar, sentence: string): void {
  if (sentence === '') return;
  const isFirst = group.items[0]?.key === key;
  const holder = isFirst && !key.commentBefore ? group : key;
  const above = holder.commentBefore ? `${holder.commentBefore}\n` : '';
  holder.commentBefore = `${above} ${sentence}`;
}
