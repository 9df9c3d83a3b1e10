import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether the machine has Debian's packages. */
export const isDebian = existsSync('/usr/bin/apt-get');

/**
 * Installs Debian's packages, where the machine has them and this may be done, and says so if that did
 * not work. Whether what is needed is there then is for the caller to see.
 *
 * @param {readonly string[]} names
 */
export function installFromDebian(names) {
  if (!isDebian || process.getuid?.() !== 0) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`;
  console.log(`Installing ${names.join(', ')}.`);
  try {
    execFileSync('sh', ['-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.error(`"${install}" did not work.`);
  }
}

/**
 * @param {string} what
 * @param {readonly string[]} names of its packages
 * @returns {string} that it is missing, and what to do about it
 */
export function howToInstall(what, names) {
  return `${what} is not installed: on Debian, "apt-get install ${names.join(' ')}" as root.`;
}
