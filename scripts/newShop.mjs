import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../build/owner/newShop.ts') }} */
const { module } = await runnerImport('./build/owner/newShop.ts');
process.exitCode = (await module.newShop(process.argv[2])) ? 0 : 1;
