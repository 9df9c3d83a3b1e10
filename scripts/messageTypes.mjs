/** Writes the types of the software's messages into `app/strings/.types`, so that a wrong name does not compile. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('#plugins/messages/writeTypes.ts') }} */
const { module } = await runnerImport('./plugins/messages/writeTypes.ts');
mkdirSync(module.typesFolder, { recursive: true });
for (const [path, text] of module.listTypes()) writeFileSync(path, text);
