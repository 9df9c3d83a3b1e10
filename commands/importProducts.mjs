import { runnerImport } from 'vite';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

/** @type {{ module: typeof import('#owner/import/importProducts.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/import/importProducts.ts')}`);
process.exitCode = (await module.importProducts(process.argv.slice(2))) ? 0 : 1;
