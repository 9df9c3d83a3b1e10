import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sayProblem } from '#reader/files/problem.ts';
import { compileMessage, typeOf } from './compileMessages.ts';
import { languageOfMessages, readMessages } from './readMessages.ts';
import { loadMessages } from './messages.testing.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A shop's folder with one file of messages. */
function aFolder(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'strings-'));
  folders.push(folder);
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
  return folder;
}

const say = async (message: string, language: string, given: object) => {
  const { said } = await loadMessages({ said: message }, language);
  const [only, ...more] = Object.values(given);
  return typeof said === 'function' ? said(more.length > 0 ? given : only) : said;
};

describe('A message', () => {
  test('is a text, or a function of what it is given', async () => {
    expect(await say('It’s 100 % `$x`', 'en', {})).toBe('It’s 100 % `$x`');
    expect(await say('{name}: {count} of 5', 'en', { name: 'Tea', count: 2 })).toBe('Tea: 2 of 5');
    expect(await say('{isNew, select, true {New } other {}}tea', 'en', { isNew: true })).toBe(
      'New tea',
    );
  });

  test('has its apostrophes, and shows what stands behind them', async () => {
    for (const message of ["l'{x}", "d'{x} et l'{x}", "'{x}'", "{x}'s", "''{x}"])
      expect(await say(message, 'fr', { x: 'or' })).toBe(
        message.replaceAll("''", "'").replaceAll('{x}', 'or'),
      );
    const count = "{n, plural, one {l'article} other {'#' d'articles}}";
    expect(await say(count, 'fr', { n: 2 })).toBe("'2' d'articles");
    expect(compileMessage("l'<a>aide</a>").isRich).toBe(true);
    expect(compileMessage('One;\nand {n}').code).not.toContain('\n');
  });

  test('has the plurals of its language, and exact numbers before them', async () => {
    const polish =
      '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';
    const said = await Promise.all([1, 2, 5, 22].map((count) => say(polish, 'pl', { count })));
    expect(said).toEqual(['1 produkt', '2 produkty', '5 produktów', '22 produkty']);
    const arabic = '{count, plural, zero {0} one {1} two {2} few {few} many {many} other {other}}';
    const counts = [0, 1, 2, 3, 11, 100];
    const arab = await Promise.all(counts.map((count) => say(arabic, 'ar', { count })));
    expect(arab).toEqual(['0', '1', '2', 'few', 'many', 'other']);
    expect(await say('{n, plural, one {one} other {other}}', 'pt-PT', { n: 0 })).toBe('other');
    expect(await say('{count, plural, one {one} =0 {none} other {#}}', 'hi', { count: 0 })).toBe(
      'none',
    );
  });

  test('with tags is made of nodes, which the page wraps', () => {
    const message = compileMessage('Read <a>our {kind, select, long {long } other {}}text</a>.');
    expect(typeOf(message)).toBe(
      '(given: { readonly a: (text: ReactNode) => ReactNode; readonly kind: string }) => ReactNode',
    );
  });

  test.each([
    ['{name', 'is not a message in ICU MessageFormat (expect argument closing brace): “{name”'],
    ['{count, plural, one {1}}', 'missing other clause'],
    ['{day, date}', 'uses what is not known here'],
    ['{x, plural, other {1}} {x, select, other {2}}', 'uses {x} as two kinds of value'],
  ])('%s is refused in a sentence', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});

describe('The messages of a language', () => {
  test('are those of the shop’s folder, then the software’s, then English ones', () => {
    const folder = aFolder('strings/hi/cart.yaml', 'title: थैला');
    const { messages, missing } = readMessages('cart', 'hi', folder);
    expect([messages['title'], messages['checkout'], missing.size]).toEqual(['थैला', 'चेकआउट करें', 0]);
    const unknown = aFolder('strings/xx/cart.yaml', 'title: Xx\nempty:');
    const read = readMessages('cart', 'xx', unknown);
    expect([read.messages['title'], read.messages['empty']]).toEqual(['Xx', 'Your Cart is empty']);
    expect(read.missing.size).toBe(Object.keys(read.english).length - 1);
  });

  test('that show less than those that they replace are said, and count', () => {
    const text = 'belowMinimum: Nog {least}.\ntotalIs: Totaal\nchooseRegion: Kies';
    const folder = aFolder('strings/xx/cart.yaml', text);
    const { hints, messages, problems } = readMessages('cart', 'xx', folder);
    expect(problems).toEqual([]);
    expect(messages['totalIs']).toBe('Totaal');
    expect(hints.map(sayProblem).join('\n')).toMatch(
      /line 1: belowMinimum does not show \{missing\}, .*\n.*line 2: totalIs does not show \{amount\}, .*\n.*line 3: chooseRegion does not show \{region\}, /,
    );
    // Marathi has no name of the shop there, on purpose.
    const marathi = aFolder('strings/mr/checkout.yaml', 'notSentYet: अजून पाठवलेली नाही.');
    expect(readMessages('checkout', 'mr', marathi).hints).toEqual([]);
  });

  test('are found by the name of their folder', () => {
    const folder = aFolder('strings/xx/cart.yaml', 'title: Xx');
    expect(languageOfMessages(folder, 'xx', 'hi')).toBe('xx');
    expect(languageOfMessages(folder, 'yy', 'hi')).toBe('hi');
    expect(languageOfMessages(folder, 'yy', undefined)).toBe('en');
    const known = aFolder('strings/xx/known.yaml', 'Help: Help');
    expect(languageOfMessages(known, 'xx', 'hi')).toBe('hi');
  });

  test.each([
    ['titel: Xx', 1, 'titel is not a message of the software: did you mean title?'],
    ['title: Xx\nfree: [1]', 2, 'free must be a text.'],
    ['total: "{sum}"', 1, 'total has {sum}, which the English message does not have: Total'],
    ['empty: "{"', 1, 'empty is not a message in ICU MessageFormat'],
    ['title: [', 1, 'a quotation mark or a bracket is opened here or below, and not closed.'],
    ['Xx', 1, 'the file must have messages below it: title'],
  ])('%s is said in a sentence with file and line, and is English', (text, line, sentence) => {
    const folder = aFolder('strings/xx/cart.yaml', text);
    const { problems, messages } = readMessages('cart', 'xx', folder);
    const said = problems.map(sayProblem).join('\n');
    expect(said).toContain(`cart.yaml, line ${line}: ${sentence}`);
    expect(messages['empty']).toBe('Your Cart is empty');
  });
});
