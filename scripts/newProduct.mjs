import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../build/owner/newProduct.ts') }} */
const { module } = await runnerImport('./build/owner/newProduct.ts');
process.exitCode = (await module.newProduct()) ? 0 : 1;
