import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './shopFiles.ts';

test('what systems and programs leave in a folder is no file of the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'a.yaml.orig', 'a.yaml~', 'a.yaml'])
    writeFileSync(join(folder, name), '');
  expect(filesOf(folder).names).toEqual(['a.yaml']);
  rmSync(folder, { recursive: true });
});
