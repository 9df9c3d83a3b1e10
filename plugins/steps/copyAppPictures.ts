import { makeIcons } from '../sharingPictures.ts';
import type { Build } from './build.ts';

/** The icons of the installed shop. */
export async function copyAppPictures({ folder, shop }: Build): Promise<void> {
  await makeIcons(shop.folder, folder);
}
