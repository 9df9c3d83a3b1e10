import { runnerImport } from 'vite';
import { readArgs } from './readArgs.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

readArgs({});
/** @type {{ module: typeof import('#owner/check/checkShop.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/check/checkShop.ts')}`);
process.exitCode = (await module.checkShop()) ? 0 : 1;
