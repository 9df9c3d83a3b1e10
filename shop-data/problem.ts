/** Where a field is: the names of groups and the positions in lists. */
export type Path = readonly PropertyKey[];

/** A mistake in the shop's files, or a hint about them. */
export type Problem = {
  /** As messages name it, for example `shop/settings.yaml`; a folder where one is wrong. */
  readonly file: string;
  readonly line?: number;
  /** For example `contact.email`, or `hero 3, title` for the third entry of a list. */
  readonly field?: string;
  /** What is wrong and what to do, as the end of a sentence that begins with the field. */
  readonly message: string;
};

/** A problem as one sentence: file, line, field, what is wrong, what to do. */
export function sayProblem({ file, line, field, message }: Problem): string {
  const begin = line === undefined ? file : `${file}, line ${line}:`;
  const end = message.endsWith('?') ? '' : '.';
  return [begin, field, message].filter(Boolean).join(' ') + end;
}

/** A field as sentences name it: `contact.email`, or `hero 3, title` for the third entry of a list. */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, part, index) => {
    if (typeof part === 'number') return `${name} ${part + 1}`;
    if (index === 0) return String(part);
    return `${name}${typeof path[index - 1] === 'number' ? ', ' : '.'}${String(part)}`;
  }, '');
}

/** The nearest of the known words, if one is near enough to be meant. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(2, word.length / 3)
    ? nearest.candidate
    : undefined;
}

/** The end of a sentence about an unknown word: what was meant, or all that is known. */
export function advise(word: string, known: readonly string[]): string {
  const meant = nearestWord(word, known);
  return meant === undefined ? `use one of ${known.join(', ')}` : `did you mean ${meant}?`;
}

/** How many letters must be changed, added or removed (Levenshtein), upper and lower case being one. */
function distance(one: string, other: string): number {
  const from = Array.from(one.toLowerCase());
  const to = Array.from(other.toLowerCase());
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.entries()) {
    const next = [index + 1];
    for (const [column, wanted] of to.entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
