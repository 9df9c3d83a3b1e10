import { CssSyntaxError, parse } from 'postcss';

/** Where a style sheet cannot be read; nothing where it can. */
export function cssMistake(text: string): { line: number; reason: string } | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { line: error.line ?? 1, reason: error.reason };
  }
}
