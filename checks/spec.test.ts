import { describe, expect, test } from 'vitest';
import { readJudgedByPerson, readRequirements, readTests, matchTests } from './spec.mjs';

const specification = `# A shop

## 1. What it is
- 1.1 A shop.
- 1.2 No server: 9.9 is no number here.

## 2. Routes
| route | screen |
|---|---|
| \`/\` | Home |
- 2.1 A header.

## 3. Data
### 3.1 Product
| id | name |
|---|---|
### 3.2 Storage
- \`cart\`: a list.

## 4. Messages
Types: info.

## Judged by a person
| number | why |
|---|---|
| 1.1 | Only people know a shop. |
`;

const numbered = (title: string) => ({
  file: 'a.test.ts',
  title,
  numbers: [title.split(' ')[0] ?? ''],
});

describe('The specification', () => {
  test('its numbers are its lines, sub-sections, tables and undivided sections', () => {
    expect(readRequirements(specification)).toEqual(['1.1', '1.2', '2', '2.1', '3.1', '3.2', '4']);
  });

  test('only a number that is listed with a reason is judged by a person', () => {
    expect([...readJudgedByPerson(specification)]).toEqual([['1.1', 'Only people know a shop.']]);
    expect(readJudgedByPerson(specification.replace('Only people know a shop.', '')).size).toBe(0);
  });
});

describe('A numbered test', () => {
  const numbersOf = (source: string) =>
    readTests('a.test.ts', source).map(({ numbers }) => numbers);

  test('a title begins with one number or more', () => {
    expect(numbersOf("test('9.5 tax is a tenth', () => {});")).toEqual([['9.5']]);
    expect(numbersOf("test('3.5, 3.8 and 12 Sign Up', () => {});")).toEqual([['3.5', '3.8', '12']]);
    expect(numbersOf("test('2.4 404 is the status', () => {});")).toEqual([['2.4']]);
    expect(numbersOf('test(`2 ${route} opens`, () => {});')).toEqual([['2']]);
    expect(numbersOf("test.each([\n  ['1', 1],\n])('7.2 %j counts', () => {});")).toEqual([
      ['7.2'],
    ]);
    expect(numbersOf("test(\n  '5.1 a long one', () => {});")).toEqual([['5.1']]);
  });

  test('a test without a number, or switched off, does not count', () => {
    expect(numbersOf("test('the tax', () => {});")).toEqual([]);
    expect(numbersOf("test.skip('9.5 the tax', () => {});")).toEqual([]);
    expect(numbersOf("test.fixme('9.5 the tax', () => {});")).toEqual([]);
    expect(numbersOf("test.describe('9.5 the tax', () => {});")).toEqual([]);
    expect(numbersOf("expect(price).toBe('9.5 rupees');")).toEqual([]);
  });
});

describe('Numbers and tests', () => {
  test('a number without a test is a problem, unless a person judges it', () => {
    const tests = ['1.2 a', '2 b', '3.1 c', '3.2 d', '4 e'].map(numbered);
    expect(matchTests(specification, tests).problems).toEqual(['2.1 has no test.']);
  });

  test('a number that the specification does not have is a problem', () => {
    const tests = ['1.2 a', '2 b', '2.1 c', '3.1 d', '3.2 e', '4 f', '4.7 g'].map(numbered);
    expect(matchTests(specification, tests).problems).toEqual([
      'a.test.ts: "4.7 g", but the specification has no 4.7.',
    ]);
    const more = `${specification}| 8.8 | Nobody knows. |\n`;
    expect(matchTests(more, tests.slice(0, -1)).problems).toEqual([
      '8.8 is judged by a person, but the specification has no 8.8.',
    ]);
  });
});
