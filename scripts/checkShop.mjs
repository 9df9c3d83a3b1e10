import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../build/shop/checkShop.ts') }} */
const { module } = await runnerImport('./build/shop/checkShop.ts');
process.exitCode = (await module.checkShop()) ? 0 : 1;
