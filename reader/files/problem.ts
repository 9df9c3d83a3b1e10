import { distance } from 'fastest-levenshtein';

/** Where a field is: the names of groups and the positions in lists. */
export type Path = readonly PropertyKey[];

/** A mistake in the shop's files, or a hint about them. */
export type Problem = {
  /** As messages name it, for example `shop/home.yaml`; a folder where one is wrong. */
  readonly file: string;
  readonly line?: number;
  /** For example `contact.email`, or `hero 3, title` for the third entry of a list. */
  readonly field?: string;
  /** What is wrong and what to do, as the end of a sentence that begins with the field. */
  readonly message: string;
  /** Of a hint that many products may have: what is said of three or more of them at once, after “has 3”. */
  readonly many?: string | undefined;
  /** Of a hint about many files: one for each of them, which the desk shows in it. */
  readonly parts?: readonly Problem[];
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
    .map((meant) => ({ meant, far: distance(word.toLowerCase(), meant.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far);
  const sorted = (text: string) => Array.from(text.toLowerCase()).toSorted().join('');
  // Two letters that changed places.
  const swapped = word.length > 3 && known.find((meant) => sorted(meant) === sorted(word));
  if (swapped) return swapped;
  return nearest && nearest.far <= Math.max(1, (word.length + 1) / 3) ? nearest.meant : undefined;
}

/** The end of a sentence about an unknown word: what was meant, or that it must go. */
export function adviseNear(word: string, known: readonly string[]): string {
  const meant = nearestWord(word, known);
  return meant === undefined ? 'remove it' : `did you mean ${meant}?`;
}

/** The same, or all that is known. */
export function advise(word: string, known: readonly string[]): string {
  return nearestWord(word, known) === undefined && known.length > 0
    ? `use one of ${known.join(', ')}`
    : adviseNear(word, known);
}
