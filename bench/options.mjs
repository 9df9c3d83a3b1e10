import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {number} runs how often everything is measured
 * @property {string | undefined} only the one measure to take
 * @property {string | undefined} compare a second built folder
 * @property {boolean} isMarkdown whether the tables are printed as Markdown
 */

/**
 * What `npm run bench -- …` was asked for.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} measures the names that `--only` may have
 * @returns {Options}
 */
export function readOptions(words, measures) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      compare: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no count.`);
  if (values.only !== undefined && !measures.includes(values.only)) {
    throw new Error(`--only takes one of: ${measures.join(', ')}.`);
  }
  return { runs, only: values.only, compare: values.compare, isMarkdown: values.markdown };
}
