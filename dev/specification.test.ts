import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/specification';
const text = readdirSync(folder)
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');
const points = [...text.matchAll(/^(?:- |#+ )(\d+(?:\.\d+)?)\b/gm)].map(([, point = '']) => point);

/** Points that code names (`SPEC 9.5, 15.11 to 15.13`), and tests in their titles. */
function namedPoints(): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const lists = [...code.matchAll(/SPEC((?:,|\s|\*|and|to|\d+(?:\.\d+)?)+)/g)];
      const titles = [...code.matchAll(/^\s*(?:test|describe)\(['`](\d+\.\d+) /gm)];
      return [...lists, ...titles].flatMap(([, named = '']) =>
        (named.match(/\d+(?:\.\d+)?/g) ?? []).map((point) => `${point} of ${file}`),
      );
    });
}

test('each number of the specification is that of one point', () => {
  expect(points.filter((point, index) => points.indexOf(point) !== index)).toEqual([]);
});

test('each point that code or a test names is in the specification', () => {
  const named = namedPoints();
  expect(named.length).toBeGreaterThan(300);
  const known = new Set(points);
  expect(named.filter((each) => !known.has(each.split(' ')[0] ?? ''))).toEqual([]);
});
