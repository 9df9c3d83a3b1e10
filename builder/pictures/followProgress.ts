/** How often the log of a host gets a line, in ms. */
const pause = 10_000;

/** Where it is said: `process.stdout`. */
type Output = { readonly isTTY: boolean; readonly write: (text: string) => unknown };

/**
 * Says how many of how many are made, and the time left: in a terminal in one line, which ends empty; in the log of a host,
 * which has a line for each text, every ten seconds.
 *
 * @returns what is to be called for each one that is made
 */
export function followProgress(
  what: string,
  count: number,
  output: Output = process.stdout,
): () => void {
  const begun = performance.now();
  let said = begun;
  let made = 0;
  return () => {
    made += 1;
    const now = performance.now();
    const seconds = Math.ceil(((now - begun) / made) * (count - made)) / 1000;
    const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
    const text = `${what}: ${made} of ${count}, ${left} left`;
    const clear = '\r\u001b[K';
    if (output.isTTY) output.write(made < count ? clear + text : clear);
    else if (made < count && now - said >= pause) {
      said = now;
      output.write(`${text}\n`);
    }
  };
}
