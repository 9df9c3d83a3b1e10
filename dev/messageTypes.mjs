/** Writes the types of the software's messages into `app/strings/.types`, so that a wrong name does not compile. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('#reader/messages/writeTypes.ts') }} */
const { module } = await runnerImport('./reader/messages/writeTypes.ts');
mkdirSync(module.typesFolder, { recursive: true });
for (const [path, text] of module.listTypes()) {
  // Types and lint run side by side, and neither may find a file that is half written.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
