import type * as z from 'zod';
import { sayIssue } from '#reader/kinds/checkFile.ts';

/** The words in braces, each once. */
function bracesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');
}

/** The addresses of links and pictures in Markdown. */
function linksOf(text: string): readonly string[] {
  return text.match(/(?<=\]\()[^)\s]+/g) ?? [];
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What is wrong with the translation of a text: its own rule, or words in braces and links of other places. */
export function sayTextProblem(
  schema: z.ZodType,
  value: unknown,
  original: string,
): string | undefined {
  const { error } = schema.safeParse(value, { error: sayIssue });
  if (error) return error.issues[0]?.message;
  const [own, wanted] = [bracesOf(String(value)), bracesOf(original)];
  if (own !== wanted) {
    return `has ${own || 'no word in braces'}, but “${shorten(original)}” has ${wanted || 'none'}: write the same one`;
  }
  const known = linksOf(original);
  // A translation may be shorter, and the addresses of the original are known to be right.
  const other = linksOf(String(value)).find((link) => !known.includes(link));
  if (other === undefined) return undefined;
  const advice = known.length > 0 ? `use one of ${known.join(', ')}, or none` : 'remove it';
  return `has ${other}, which is not in “${shorten(original)}”: ${advice}`;
}
