import { npm, writeRepository } from './repository.mjs';

writeRepository();
if (!npm('install')) process.exitCode = 1;
