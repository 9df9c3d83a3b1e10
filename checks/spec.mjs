import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ file: string, title: string, numbers: string[] }} NumberedTest a test whose title begins with numbers
 * @typedef {{ number: string, tests: NumberedTest[], reason: string | undefined }} Requirement a number with the tests that check it; the reason, if a person judges it
 */

const testFolders = ['app', 'checks', 'e2e', 'plugins', 'scripts', 'shop-data'];

/**
 * The numbers of a specification: numbered lines, numbered sub-sections, and each section that has
 * none of those or states something itself, in a table.
 *
 * @param {string} specification in Markdown
 * @returns {string[]} in the order of the text
 */
export function readRequirements(specification) {
  return specification.split(/^(?=## )/m).flatMap((section) => {
    const number = /^## (\d+)\. /.exec(section)?.[1];
    if (number === undefined) return [];
    const below = [...section.matchAll(/^(?:- |### )(\d+\.\d+) /gm)].map(([, inner]) => `${inner}`);
    const ownText = section.split(/^(?:- |### )\d/m)[0] ?? '';
    const statesSomething = below.length === 0 || /^\|/m.test(ownText);
    return statesSomething ? [number, ...below] : below;
  });
}

/**
 * The numbers that only a person can judge, each with the reason.
 *
 * @param {string} specification in Markdown
 * @returns {Map<string, string>}
 */
export function readJudgedByPerson(specification) {
  const section = /^## Judged by a person$[\s\S]*/m.exec(specification)?.[0] ?? '';
  const rows = section.matchAll(/^\| (\d+(?:\.\d+)?) \| (\S.*) \|$/gm);
  return new Map([...rows].map(([, number, reason]) => [`${number}`, `${reason}`]));
}

/**
 * The tests of a file whose titles begin with numbers: `9.5 …`, `3.5, 3.8 …` or `1.2 and 2 …`.
 * A test that is switched off does not count, nor does one that is not the first word of its line.
 *
 * @param {string} file
 * @param {string} source
 * @returns {NumberedTest[]}
 */
export function readTests(file, source) {
  const titles = source.matchAll(
    /^\s*(?:test(?:\.only)?|\]\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm,
  );
  return [...titles].flatMap(([, , title = '']) => {
    const beginning = /^\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*(?= )/.exec(title)?.[0];
    if (beginning === undefined) return [];
    return [{ file, title, numbers: beginning.split(/, | and /) }];
  });
}

/**
 * Finds the tests of each number, and what does not match.
 *
 * @param {string} specification in Markdown
 * @param {NumberedTest[]} tests
 * @returns {{ requirements: Requirement[], problems: string[] }}
 */
export function matchTests(specification, tests) {
  const numbers = readRequirements(specification);
  const judged = readJudgedByPerson(specification);
  const requirements = numbers.map((number) => ({
    number,
    tests: tests.filter((test) => test.numbers.includes(number)),
    reason: judged.get(number),
  }));
  const problems = [
    ...requirements
      .filter(({ tests, reason }) => tests.length === 0 && reason === undefined)
      .map(({ number }) => `${number} has no test.`),
    ...[...judged.keys()]
      .filter((number) => !numbers.includes(number))
      .map((number) => `${number} is judged by a person, but the specification has no ${number}.`),
    ...tests.flatMap(({ file, title, numbers: ofTest }) =>
      ofTest
        .filter((number) => !numbers.includes(number))
        .map((number) => `${file}: "${title}", but the specification has no ${number}.`),
    ),
  ];
  return { requirements, problems };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = testFolders
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
    .toSorted();
  const { requirements, problems } = matchTests(
    readFileSync('docs/specification.md', 'utf8'),
    files.flatMap((file) => readTests(file, readFileSync(file, 'utf8'))),
  );
  for (const { number, tests, reason } of requirements) {
    console.log(number);
    for (const { file, title } of tests) console.log(`  ${title}  (${file})`);
    if (reason !== undefined) console.log(`  judged by a person: ${reason}`);
  }
  const tested = requirements.filter(({ tests }) => tests.length > 0).length;
  console.log(`\n${tested} of ${requirements.length} requirements have a test.`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
