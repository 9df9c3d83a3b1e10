import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files of a built shop but its pictures, with `/` between the names. A large shop has tens of
 * thousands of pictures, and Node looks at each of them to know whether it is a folder.
 */
export function listFiles(folder: string, below = ''): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (!entry.isDirectory()) return [name];
    return name === 'pictures' ? [] : listFiles(folder, `${name}/`);
  });
}
