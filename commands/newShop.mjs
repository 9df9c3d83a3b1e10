/**
 * `npm run new-shop my-shop`, with what is known already: `-- --name 'Leaf & Cup' --country IN --language en --site https://leafandcup.shop
 * --orders '+353 1 234 5678' --repository name/leaf-and-cup --hindi`.
 */
import { runnerImport } from 'vite';
import { readArgs } from './readArgs.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';

refuseFolderName();

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    site: { type: 'string' },
    orders: { type: 'string' },
    hindi: { type: 'boolean' },
    repository: { type: 'string' },
  },
});
/** @type {{ module: typeof import('#owner/new/newShop.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/new/newShop.ts')}`);
process.exitCode = (await module.newShop(positionals[0], values)) ? 0 : 1;
