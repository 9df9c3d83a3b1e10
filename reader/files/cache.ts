import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where builds keep what they have made. Whoever removes it loses nothing but time. */
const cacheFolder = 'node_modules/.cache';

/** Everything that a result depends on: also the options and versions of what makes it. */
export type Inputs = readonly (string | Uint8Array)[];

/**
 * What an earlier build has made of the same inputs, or else makes and keeps it.
 *
 * @param kind the folder of the cache
 */
export async function cached(
  kind: string,
  inputs: Inputs,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(cacheFolder, kind, hashOf(inputs));
  if (!existsSync(file)) await writeAtomically(file, await make());
  return readFileSync(file);
}

/**
 * Writes a file aside and renames it: a build that is interrupted, or a second one beside it, leaves no
 * half file. Makes its folder.
 */
export async function writeAtomically(file: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}

/** One name for these inputs; with their lengths, so that `ab`, `c` is not `a`, `bc`. */
export function hashOf(inputs: Inputs): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  return hash.digest('hex');
}
