import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../shop-data/import/importProducts.ts') }} */
const { module } = await runnerImport('./shop-data/import/importProducts.ts');
process.exitCode = (await module.importProducts(process.argv.slice(2))) ? 0 : 1;
