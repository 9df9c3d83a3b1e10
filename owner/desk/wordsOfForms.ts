import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What of a form people read. */
const read = new Set(['label', 'label_singular', 'hint', 'description']);

/** The same forms in another language, as far as it has their words; what it lacks is English (SPEC 19.14). */
export function inWordsOf<Forms>(language: string, forms: Forms): Forms {
  const file = join(import.meta.dirname, 'words', `${language}.yaml`);
  if (!existsSync(file)) return forms;
  const words = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const say = (name: string, value: unknown) =>
    typeof value === 'string' && read.has(name) ? (words[value] ?? value) : value;
  return JSON.parse(JSON.stringify(forms, say)) as Forms;
}
