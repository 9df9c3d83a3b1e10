/**
 * Does something again and again, never twice at once: what a slow computer has not answered yet would keep all
 * that is asked after it waiting.
 *
 * @param pause after each, in ms
 */
export function repeat(act: () => Promise<void>, pause: number): void {
  setTimeout(() => void act().finally(() => repeat(act, pause)), pause);
}
