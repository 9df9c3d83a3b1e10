/** `1 item`, `2 items`: a number with the word for what it counts. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
