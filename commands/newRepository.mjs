import { npm, writeRepository } from './repository.mjs';

writeRepository(process.argv[2]);
if (!npm('install')) process.exitCode = 1;
