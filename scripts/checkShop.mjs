import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../shop-data/checkShop.ts') }} */
const { module } = await runnerImport('./shop-data/checkShop.ts');
const { values } = parseArgs({ options: { fill: { type: 'string' } } });
process.exitCode = (await module.checkShop(values.fill)) ? 0 : 1;
