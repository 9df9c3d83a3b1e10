import { runnerImport } from 'vite';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';

/** @type {{ module: typeof import('#owner/update/changes.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/update/changes.ts')}`);
for (const said of module.changeFiles(shopFolder(), process.argv[2] ?? ''))
  console.log(`Changed ${said}`);
