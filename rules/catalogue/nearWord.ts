/** How many letters of a word may be wrong, missing, too many or changed over: fewer letters are too many words. */
export function mistakesIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** Whether one word becomes the other with so many letters changed, left out, added, or changed over with the next. */
export function isNear(word: string, other: string, most: number): boolean {
  if (Math.abs(word.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = word[at - 1] === other[to - 1];
      const isSwapped = word[at - 1] === other[to - 2] && word[at - 2] === other[to - 1];
      next[to] = Math.min(
        (next[to - 1] ?? 0) + 1,
        (last[to] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && at > 1 && to > 1 ? (before[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return false;
    [before, last] = [last, next];
  }
  return (last.at(-1) ?? 0) <= most;
}
