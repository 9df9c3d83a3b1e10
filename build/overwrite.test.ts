import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { overwrite } from './overwrite.ts';
import { enterProject } from './project.testing.ts';

describe('Writing over a file', () => {
  test.each([
    ['longer', 'तेल and more'],
    ['shorter', 'a'],
    ['empty', ''],
    ['equal', 'An old text'],
  ])('nothing of the older contents is left in a file whose new contents are %s', (_, contents) => {
    enterProject({ 'index.html': 'An old text' });
    overwrite('index.html', contents);
    expect(readFileSync('index.html', 'utf8')).toBe(contents);
    overwrite('index.html', Buffer.from(contents));
    expect(readFileSync('index.html', 'utf8')).toBe(contents);
  });

  test('a file that is not there is made, with the same permissions as any other file', () => {
    enterProject({});
    overwrite('index.html', 'new');
    writeFileSync('other.html', 'new');
    expect(readFileSync('index.html', 'utf8')).toBe('new');
    expect(statSync('index.html').mode).toBe(statSync('other.html').mode);
  });

  test.each(['as it was', ''])(
    'a file whose contents are “%s” and stay so counts as written again',
    (contents) => {
      enterProject({ 'index.html': contents });
      const { ctimeMs } = statSync('index.html');
      do writeFileSync('clock', '');
      while (statSync('clock').ctimeMs <= ctimeMs);
      overwrite('index.html', contents);
      expect(statSync('index.html').ctimeMs).toBeGreaterThan(ctimeMs);
    },
  );
});
