import { runnerImport } from 'vite';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';

/** @type {{ module: typeof import('#owner/desk/formatShop.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/desk/formatShop.ts')}`);
module.formatShop(shopFolder());
