import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { deskPath } from '../../checks/headers.mjs';
import { bundleDesk, writeDeskPage } from '../desk.ts';
import type { Build } from './build.ts';
import { writeFiles } from './writeFiles.ts';

/** The desk, if the settings name a repository; after the workers, which do not keep it (SPEC 19.4). */
export async function writeDesk({ folder, shop }: Build): Promise<void> {
  if (!shop.content.settings.editor) return;
  await cp(await bundleDesk(), join(folder, deskPath), { recursive: true });
  writeFiles(folder, { [`${deskPath}index.html`]: writeDeskPage() });
}
