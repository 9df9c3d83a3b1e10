import { runnerImport } from 'vite';
import { ofSoftware } from '#reader/files/software.mjs';
import { refuseFolderName } from './folderName.mjs';
import { readArgs } from './readArgs.mjs';

refuseFolderName();

const { values, positionals } = readArgs({
  options: { line: { type: 'string' }, size: { type: 'string' } },
  allowPositionals: true,
});
/** @type {{ module: typeof import('#owner/poster/makePoster.ts') }} */
const { module } = await runnerImport(`./${ofSoftware('owner/poster/makePoster.ts')}`);
process.exitCode = (await module.makePoster({ ...values, page: positionals[0] })) ? 0 : 1;
