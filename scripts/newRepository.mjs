import { install, writeRepository } from './repository.mjs';

writeRepository();
if (!install()) process.exitCode = 1;
