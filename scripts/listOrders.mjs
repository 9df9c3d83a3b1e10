import { runnerImport } from 'vite';
import { ofSoftware } from '#shop-data/read/software.mjs';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

/** @type {{ module: typeof import('#kit/orders/listOrders.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('kit/orders/listOrders.ts')}`);
process.exitCode = (await module.listOrders(process.argv[2])) ? 0 : 1;
