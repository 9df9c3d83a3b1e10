/** What each place that runs the rules has, browsers and Node: nothing else of theirs is known here. */
declare class URLSearchParams {
  constructor(query: string | URLSearchParams);
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
