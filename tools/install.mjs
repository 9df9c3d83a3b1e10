import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs the packages that package-lock.json names, unless they are there already. */
export function installPackages() {
  const installed = 'node_modules/.package-lock.json';
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages (once) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
