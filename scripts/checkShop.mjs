import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('#kit/check/checkShop.ts') }} */
const { module } = await runnerImport('./kit/check/checkShop.ts');
const { values } = parseArgs({
  options: { fill: { type: 'string' }, 'clean-photos': { type: 'boolean' } },
});
process.exitCode = (await module.checkShop(values.fill, values['clean-photos'])) ? 0 : 1;
