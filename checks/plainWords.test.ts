import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a reader with English as second language stumbles over, and what to write. */
const dialect: readonly (readonly [RegExp, plain: string])[] = [
  [/\b(?:is|are|was|were) told\b|\btold (?:apart|at once|once)\b/, 'says, lists, shows'],
  [/\banew\b/, 'again'],
  [/\bwhole\b(?![ -](?:numbers?|paise)\b)/, 'all, complete, in full'],
  [/\b(?:stands? in for|what stands in)\b/, 'replaces'],
  [/\bslip of the pen\b/, 'misspelt, a mistake'],
  [/\bcomes? to life\b|\balive\b/, 'hydrated'],
  [/\b(?:trouble|manner|mended)\b/, 'error, way, corrected'],
];

const folders = ['app', 'bench', 'checks', 'docs', 'e2e', 'plugins', 'scripts', 'shop-data'];
/** What the software says to shoppers, and this list. */
const others = /node_modules|^app\/strings\/|^checks\/plainWords|^docs\/glossary-hi\.md$/;

function dialectIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) =>
    dialect.flatMap(([pattern, plain]) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [`line ${index + 1}: "${found}"; write: ${plain}`];
    }),
  );
}

test('code, tests and documents have no word of the list of dialect', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && !others.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      dialectIn(readFileSync(file, 'utf8')).map((found) => `${file}, ${found}`),
    ),
  ).toEqual([]);
});

test('a word of the list is found, and a whole number is not', () => {
  expect(dialectIn('It is made anew.\nA whole number.\nIt is told.')).toEqual([
    'line 1: "anew"; write: again',
    'line 3: "is told"; write: says, lists, shows',
  ]);
});
