import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';

installPackages();
const { status } = spawnSync(process.execPath, ['commands/build.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const { openShop } = await import('./serve.mjs');
await openShop();
