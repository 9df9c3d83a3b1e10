import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLeftovers } from './leftovers.ts';
import { enterProject } from './project.testing.ts';

/** Writes a file as the last build has left it. */
function leave(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'old');
  utimesSync(file, 1, 1);
}

describe('What earlier builds have left', () => {
  test('a file that is not written again is removed, with its compressed copies and its folder', () => {
    const folder = join(enterProject({}), 'dist');
    for (const file of ['product/77/index.html', 'product/77/index.html.br', 'assets/old.js']) {
      leave(join(folder, file));
    }
    const removeLeftovers = findLeftovers(folder);
    mkdirSync(join(folder, 'product/5'));
    writeFileSync(join(folder, 'product/5/index.html'), 'new');
    removeLeftovers();
    expect(new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))).toEqual(
      new Set(['product', 'product/5', 'product/5/index.html']),
    );
  });

  test('a file that is written again stays, with the copies that are compressed after it', () => {
    const folder = join(enterProject({}), 'dist');
    for (const file of ['index.html', 'index.html.br', 'index.html.gz']) leave(join(folder, file));
    const removeLeftovers = findLeftovers(folder);
    writeFileSync(join(folder, 'index.html'), 'new');
    removeLeftovers();
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test("pictures and the publisher's own history stay, and the folder is made if it is missing", () => {
    const folder = join(enterProject({}), 'deep/dist');
    findLeftovers(folder)();
    expect(readdirSync(folder)).toEqual([]);
    for (const file of ['pictures/a.avif', '.git/HEAD']) leave(join(folder, file));
    findLeftovers(folder)();
    expect(existsSync(join(folder, 'pictures/a.avif'))).toBe(true);
    expect(existsSync(join(folder, '.git/HEAD'))).toBe(true);
  });
});
