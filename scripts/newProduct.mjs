import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../shop-data/new/newProduct.ts') }} */
const { module } = await runnerImport('./shop-data/new/newProduct.ts');
process.exitCode = (await module.newProduct()) ? 0 : 1;
