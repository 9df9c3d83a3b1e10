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
  return [begin, field, message].filter(Boolean).join(' ');
}
