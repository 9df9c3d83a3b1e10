import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Names that a document only proposes, and what a command writes. */
const notYet = /^(?:app\/screens\/gifts\.|app\/strings\/ta|shop\/ta|bench\/results|shop\/\.schema)/;

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);

/** Files and folders of the project that a document names as code. */
function missingIn(text: string): readonly string[] {
  const paths = text.matchAll(
    /`((?:app|art|bench|checks|deploy|docs|e2e|examples|gallery|plugins|scripts|shop|shop-data|\.github)\/[\w./-]*)`/g,
  );
  return [...paths]
    .map(([, path = '']) => path)
    .filter((path) => !notYet.test(path) && !existsSync(path));
}

/** `npm run …` in a document that is no command. */
function unknownIn(text: string): readonly string[] {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name));
}

describe('Documents', () => {
  test.each(documents)('$file names files and commands that exist', ({ text }) => {
    expect([...missingIn(text), ...unknownIn(text)]).toEqual([]);
  });

  test('a file and a command that do not exist are found', () => {
    expect(missingIn('See `app/none.ts`, `app/domain/` and `docs/README.md`.')).toEqual([
      'app/none.ts',
    ]);
    expect(unknownIn('`npm run biuld`, then `npm run build -- x`')).toEqual(['biuld']);
  });
});
