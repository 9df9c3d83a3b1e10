import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that the tests use: one that the machine has, else Playwright's own.
 *
 * @returns {string} its path; Playwright's own may not be there yet
 */
export function findBrowser() {
  return usualPlaces.find((place) => existsSync(place)) ?? chromium.executablePath();
}

/** Installs a browser if there is none, or says in plain words what to do. */
export function installBrowser() {
  if (existsSync(findBrowser())) return;
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/usr/bin/apt-get');
  /** @type {[string, string[]][]} */
  const ways = [
    ...(isRoot && hasApt
      ? /** @type {[string, string[]][]} */ ([
          [
            'sh',
            [
              '-c',
              'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium',
            ],
          ],
        ])
      : []),
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  for (const [command, words] of ways) {
    try {
      execFileSync(command, words, { stdio: 'inherit' });
    } catch {
      console.error(`"${command} ${words.join(' ')}" did not work.`);
    }
    if (existsSync(findBrowser())) return;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (on Debian: "apt-get install chromium" as root) and run "npm test" again.',
  );
}
