import { execFileSync } from 'node:child_process';
import { installPackages } from './install.mjs';

installPackages();
console.log('Building the shop (the first time, its pictures take a minute or two) …');
execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });

const { serve } = await import('./serve.mjs');
const { address } = await serve({ port: Number(process.env['PORT'] ?? 4173) });
console.log(`The shop is open at ${address}`);
