import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { makeIcons } from '../sharingPictures.ts';
import type { Build } from './build.ts';

/** The icons and screenshots of the installed shop. */
export async function copyAppPictures({ folder, shop }: Build): Promise<void> {
  await makeIcons(shop.folder, folder);
  if (!shop.hasScreenshots) return;
  await cp(`${shop.folder}/screenshots`, join(folder, 'screenshots'), { recursive: true });
}
