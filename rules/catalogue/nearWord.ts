/** How many letters of a word may be wrong, missing, too many or changed over: fewer letters are too many words. */
export function mistakesIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** Which letters a word has, a bit for each; some letters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether each of two words lacks no more letters of the other than it may have mistakes: a quick look before `isNear`. */
export function mayBeNear(letters: number, others: number, most: number): boolean {
  return hasAtMost(letters & ~others, most) && hasAtMost(others & ~letters, most);
}

function hasAtMost(bits: number, most: number): boolean {
  let rest = bits;
  // Each time, the last bit goes.
  for (let count = 0; count < most; count += 1) rest &= rest - 1;
  return rest === 0;
}

/** Whether one word becomes the other with so many letters changed, left out, added, or changed over with the next. */
export function isNear(word: string, other: string, most: number): boolean {
  if (Math.abs(word.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = word[at - 1] === other[to - 1];
      const isSwapped = word[at - 1] === other[to - 2] && word[at - 2] === other[to - 1];
      const mistakes = Math.min(
        (next[to - 1] ?? 0) + 1,
        (last[to] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && at > 1 && to > 1 ? (before[to - 2] ?? 0) + 1 : Infinity,
      );
      next.push(mistakes);
      least = Math.min(least, mistakes);
    }
    if (least > most) return false;
    [before, last] = [last, next];
  }
  return (last.at(-1) ?? 0) <= most;
}
