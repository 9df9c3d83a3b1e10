import { runnerImport } from 'vite';
import { shopFolder } from '#shop-data/files/shopFolder.mjs';
import { ofSoftware } from '#shop-data/files/software.mjs';

/** @type {{ module: typeof import('#kit/update/changes.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('kit/update/changes.ts')}`);
for (const said of module.changeFiles(shopFolder(), process.argv[2] ?? ''))
  console.log(`Changed ${said}`);
