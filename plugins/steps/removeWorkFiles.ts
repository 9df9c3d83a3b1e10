import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolderOf } from '../bundles.ts';
import type { Build } from './build.ts';

/** What the other steps needed and nobody publishes. */
export async function removeWorkFiles({ folder, languages }: Build): Promise<void> {
  await rm(join(folder, '.vite'), { recursive: true });
  for (const language of languages) await rm(siteFolderOf(language), { recursive: true });
}
