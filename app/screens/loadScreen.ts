import type { Screen } from './screen.ts';
import { type ScreenPath, screenList } from './screens.ts';

const files = import.meta.glob<{ screen: Screen }>('./*.tsx');

/**
 * Loads a screen's script, once.
 *
 * @throws {Error} when the script does not come, or when the list names a file that is not there
 */
export async function loadScreen(path: ScreenPath): Promise<Screen> {
  const file = screenList.find((entry) => entry.path === path)?.file;
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`app/screens/screens.ts names ${file}.tsx, which is not there.`);
  return (await load()).screen;
}
