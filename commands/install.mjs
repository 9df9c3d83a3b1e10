import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages that a folder's package-lock.json names, unless they are installed already. If
 * that fails, the program ends: npm has then printed why.
 *
 * @param {string} [folder] the folder with package-lock.json
 */
export function installPackages(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const named = join(folder, 'package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(named).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages. This happens once and takes about a minute.');
  const command = 'npm ci --no-audit --no-fund --loglevel=error';
  // By a shell, since Windows finds npm by no other way.
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd: folder });
  if (status === 0) return;
  console.error('The packages could not be installed. The lines above say why.');
  process.exit(1);
}
