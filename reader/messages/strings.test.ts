import { describe, expect, test } from 'vitest';
import { loadMessages } from './messages.testing.ts';
import type { Messages } from './compileMessages.ts';
import { messageFiles, readMessages } from './readMessages.ts';
import { spokenLanguages } from './languageRecord.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { itemCount } from '#strings/shell';

const load = async (file: string, language: string) => {
  const { messages, english } = readMessages(file, language, '');
  return loadMessages(messages, language, english);
};

const textsOf = (value: string | Messages): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsOf);

describe('Strings', () => {
  const inAll = (language: string) =>
    messageFiles().map((file) => readMessages(file, language, ''));

  test('no language has a mistake, and Hindi has all of them; what others lack is English', () => {
    const problems = spokenLanguages()
      .flatMap(inAll)
      .flatMap((file) => file.problems);
    // A file that cannot be read lacks all of its messages too: its mistake is said first.
    expect(problems.map(sayProblem)).toEqual([]);
    expect(inAll('hi').flatMap(({ missing }) => [...missing])).toEqual([]);
  });

  test('one is counted in the singular, none and every other number in the plural', async () => {
    expect([0, 1, 2].map((count) => itemCount(count))).toEqual(['0 items', '1 item', '2 items']);
    const { yourCartHas } = await load('cartOffer', 'hi');
    const say = yourCartHas as (count: number) => string;
    expect([0, 1, 2].map((count) => say(count).endsWith('है।'))).toEqual([false, true, false]);
  });

  test('two days or sums in a row are “from … to” in Hindi and Marathi, never a dash', () => {
    const between = ['hi', 'mr'].flatMap((language) =>
      messageFiles().flatMap((file) => textsOf(readMessages(file, language, '').messages)),
    );
    expect(between.filter((text) => /\}\s?–\s?\{/.test(text))).toEqual([]);
  });

  // A verb, an adjective or a postposition beside a name would have to follow its gender, number or case.
  test('a feminine, a masculine and a plural name stand alone in each Hindi sentence about products', () => {
    const said = messageFiles()
      .flatMap((file) => textsOf(readMessages(file, 'hi', '').messages))
      .filter((text) => /\{(?:product|names)\}/.test(text));
    expect(said.length).toBeGreaterThan(20);
    for (const text of said) expect(text).toMatch(/(^|[:“] ?)\{(?:product|names)\}($|[:।,\n])/);
  });
});
