import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLeftovers } from './leftovers.ts';
import { enterProject } from './project.testing.ts';

/** Writes files, and waits until the clock of the disk has gone on: they are of an earlier build. */
function leave(folder: string, ...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'old');
  }
  const last = join(folder, files.at(-1) ?? '');
  const clock = join(folder, '..', 'clock');
  do writeFileSync(clock, '');
  while (statSync(clock).ctimeMs <= statSync(last).ctimeMs);
}

describe('What earlier builds have left', () => {
  test('a file that is not written again is removed, with its compressed copies and its folder', () => {
    const folder = join(enterProject({}), 'dist');
    leave(folder, 'product/77/index.html', 'product/77/index.html.br', 'assets/old.js');
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
    leave(folder, 'index.html', 'index.html.br', 'index.html.gz');
    const removeLeftovers = findLeftovers(folder);
    writeFileSync(join(folder, 'index.html'), 'new');
    removeLeftovers();
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test("pictures and the publisher's own history stay, and the folder is made if it is missing", () => {
    const folder = join(enterProject({}), 'deep/dist');
    findLeftovers(folder)();
    expect(readdirSync(folder)).toEqual([]);
    leave(folder, 'pictures/a.avif', '.git/HEAD');
    findLeftovers(folder)();
    expect(existsSync(join(folder, 'pictures/a.avif'))).toBe(true);
    expect(existsSync(join(folder, '.git/HEAD'))).toBe(true);
  });
});
