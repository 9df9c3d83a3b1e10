/** A field as sentences name it: `contact.email`, or `hero 3, title` for the third entry of a list. */
export function fieldName(path: readonly PropertyKey[]): string {
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

/** What is wrong with the number of a product that a field names, as the end of a sentence. */
export function sayUnknownProduct(id: string): string {
  return `is ${id}, but no product has this number: use the number at the start of a folder of products`;
}

/** What is wrong with how a price is written, as the end of a sentence; 699 and 699.00 are the same number. */
export function sayDecimalsProblem(written: string): string | undefined {
  if (/^\d+\.\d\d$/.test(written)) return undefined;
  return `but prices are written with two decimals, as in ${Number(written).toFixed(2)}`;
}
