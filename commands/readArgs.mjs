import { parseArgs } from 'node:util';

/**
 * What was typed after a command; what cannot be read is said in one sentence, and nothing is done.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArgs(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [first] = /** @type {Error} */ (error).message.split(/\.\s|\n/);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}=…`);
    const known =
      names.length > 0 ? `Write an option as one of ${names.join(', ')}, and a` : 'Write a';
    console.error(`${first}. ${known} name that begins with a dash after --.`);
    return process.exit(1);
  }
}
