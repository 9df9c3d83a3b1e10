import { appendFileSync } from 'node:fs';
import { writeEditorSchemas } from '#owner/desk/editorSchemas.ts';
import { unconfirmed, untouched } from './findHints.ts';
import { readWithHints } from './readWithHints.ts';
import { type Problem, sayProblem } from '#reader/files/problem.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';

/** Checks the shop's folder and prints every mistake and hint; returns whether there is no mistake. */
export async function checkShop(): Promise<boolean> {
  sayShop();
  const folder = shopFolder();
  writeEditorSchemas(folder);
  const files = filesOf(folder);
  const { shop, problems, hints } = await readWithHints(files);
  for (const problem of problems) printProblem('error', problem);
  for (const hint of hints) printProblem('warning', hint);
  const left = hints.filter(({ message }) => [untouched, unconfirmed].includes(message));
  const texts = left.filter(({ line }) => line !== undefined).length;
  const parts = `${count(texts, 'text')}, ${count(left.length - texts, 'picture')}`;
  if (left.length > 0) console.log(`Still placeholders: ${parts}.`);
  const products = new Set(shop?.products.map((product) => product.folder)).size;
  if (shop) console.log(`No mistakes in ${folder}: ${count(products, 'product')}.`);
  return shop !== undefined;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/**
 * Prints what is wrong, or a hint, as one sentence. On GitHub it is an annotation beside the line of the
 * file, and a line of the job's summary (SPEC 14.61).
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
function printProblem(level: 'error' | 'warning', problem: Problem): void {
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
