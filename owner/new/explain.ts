import { type Node, type YAMLMap, isMap, isScalar, isSeq } from 'yaml';
import * as z from 'zod';
import { fields, helpOf, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { productSchema } from '#reader/fields/product.ts';
import { type FileName, schemas } from '#reader/fields/schema.ts';

/** What a YAML file of a shop contains. */
export function schemaOf(name: string): z.ZodType {
  return schemas[name.replace('.yaml', '') as FileName] ?? productSchema;
}

/** Changes what is said of a field. */
type Word = (said: string) => string;

/** Writes above each field what it is for; in a list of like entries, only in the first. */
export function explain(node: unknown, schema: z.ZodType, word: Word, entry?: Node): void {
  const field = writtenOf(schema);
  if (isMap(node) && !node.flow && field instanceof z.ZodObject)
    explainFields(node, field, word, entry);
  if (!isSeq(node) || !(field instanceof z.ZodArray)) return;
  const { form } = fields.get(field) ?? {};
  const isMixed = form?.type === 'list' && form.hasKinds;
  for (const each of isMixed ? node.items : node.items.slice(0, 1)) {
    explain(each, field.element as z.ZodType, word, each as Node);
  }
}

function explainFields(
  { items }: YAMLMap,
  { shape }: z.ZodObject,
  word: Word,
  entry: Node | undefined,
): void {
  for (const [index, { key, value }] of items.entries()) {
    const own = shape[String(key)] as z.ZodType | undefined;
    if (!own || !isScalar(key)) continue;
    const comment = commentOf(own, isMap(value) && value.flow === true);
    // Above the dash of an entry.
    const place = index === 0 && entry ? entry : key;
    if (comment !== undefined) place.commentBefore ??= ` ${word(comment)}.`;
    explain(value, own, word);
  }
}

/** What the desk says of a field; the name of a group on one line says less than its label. */
function commentOf(schema: z.ZodType, isOnOneLine: boolean): string | undefined {
  const { form } = fields.get(writtenOf(schema)) ?? {};
  const help = helpOf(schema)?.slice(0, -1) ?? (isOnOneLine ? labelOf(schema) : undefined);
  return form?.type === 'choice' ? `${help}, one of ${Object.keys(form.choices).join(', ')}` : help;
}
