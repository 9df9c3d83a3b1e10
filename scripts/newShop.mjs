import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../shop-data/new/newShop.ts') }} */
const { module } = await runnerImport('./shop-data/new/newShop.ts');
process.exitCode = module.newShop(process.argv[2]) ? 0 : 1;
