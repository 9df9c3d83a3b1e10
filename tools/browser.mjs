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

/** Faces with the measures of Arial and Times, which visitors have and a bare Debian has not. */
const faces = '/usr/share/fonts/truetype/liberation';

/** Installs what the browser tests need and is not there, or says in plain words what to do. */
export function installBrowser() {
  const hasApt = existsSync('/usr/bin/apt-get');
  const lacksFaces = () => hasApt && !existsSync(faces);
  if (existsSync(findBrowser()) && !lacksFaces()) return;
  if (hasApt && process.getuid?.() === 0) {
    run('sh', [
      '-c',
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-liberation',
    ]);
  }
  if (!existsSync(findBrowser())) run('npx', ['playwright', 'install', 'chromium']);
  if (!existsSync(findBrowser())) {
    throw new Error(
      'The browser tests need Chromium, and it could not be installed. Install it (on Debian: "apt-get install chromium" as root) and run "npm test" again.',
    );
  }
  if (lacksFaces()) {
    console.error(
      'The tests that nothing moves while a page loads need the Liberation fonts (on Debian: "apt-get install fonts-liberation" as root).',
    );
  }
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function run(command, words) {
  try {
    execFileSync(command, words, { stdio: 'inherit' });
  } catch {
    console.error(`"${command} ${words.join(' ')}" did not work.`);
  }
}
