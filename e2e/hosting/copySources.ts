import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copies the shop's sources to a new folder, where a test may change and build them. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'beau-sources-'));
  for (const name of [
    'app',
    'countries',
    'shop',
    'builder',
    'reader',
    'rules',
    'owner',
    'commands',
    'dev',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}
