import type { Screen } from './screen.ts';
import { type ScreenPath, screenList } from '#address/screens.ts';

const files = import.meta.glob<{ screen: Screen }>(['./*.tsx', '!./*.test.tsx']);

/**
 * Loads a screen's script, once.
 *
 * @throws {Error} if the script cannot be loaded, or if the list names a file that does not exist
 */
export async function loadScreen(path: ScreenPath): Promise<Screen> {
  const file = screenList.find((entry) => entry.path === path)?.file;
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`rules/address/screens.ts names ${file}.tsx, which does not exist.`);
  return (await load()).screen;
}
