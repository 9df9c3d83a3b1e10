import { runnerImport } from 'vite';
import { ofSoftware } from '#shop-data/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

/** @type {{ module: typeof import('#kit/import/importProducts.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('kit/import/importProducts.ts')}`);
process.exitCode = (await module.importProducts(process.argv.slice(2))) ? 0 : 1;
