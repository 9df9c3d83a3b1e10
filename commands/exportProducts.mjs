import { runnerImport } from 'vite';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';
import { readArgs } from './readArgs.mjs';

refuseFolderName();

const { positionals } = readArgs({ allowPositionals: true });
/** @type {{ module: typeof import('#owner/import/exportProducts.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/import/exportProducts.ts')}`);
process.exitCode = module.exportProducts(positionals[0]) ? 0 : 1;
