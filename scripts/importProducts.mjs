import { runnerImport } from 'vite';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

/** @type {{ module: typeof import('#kit/import/importProducts.ts') }} */
const { module } = await runnerImport('./kit/import/importProducts.ts');
process.exitCode = (await module.importProducts(process.argv.slice(2))) ? 0 : 1;
