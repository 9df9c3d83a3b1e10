import { appendFileSync } from 'node:fs';
import { type Problem, sayProblem } from './problem.ts';

/**
 * Prints what is wrong, or a hint, as one sentence. On GitHub it is an annotation beside the line of the
 * file, and a line of the job's summary (SPEC 14.61).
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function printProblem(level: 'error' | 'warning', problem: Problem): void {
  const sentence = `${level === 'warning' ? 'Before you publish: ' : ''}${sayProblem(problem)}`;
  if (process.env['GITHUB_ACTIONS'] !== 'true') {
    console.error(sentence);
    return;
  }
  const line = problem.line === undefined ? '' : `,line=${problem.line}`;
  const file = escape(problem.file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  console.log(`::${level} file=${file}${line}::${escape(sentence)}`);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary === undefined) return;
  appendFileSync(summary, `- ${sentence.replaceAll(/[\\`*_<>[\]&|~#]/g, String.raw`\$&`)}\n`);
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
