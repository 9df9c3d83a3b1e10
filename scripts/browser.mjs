import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { howToInstall, installFromDebian, isDebian } from './debian.mjs';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that the tests use: one that the machine has, else Playwright's own.
 *
 * @returns {string} its path; Playwright's own may not be there yet
 */
export function findBrowser() {
  return usualPaths.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** Debian's Chromium without windows: the same engine, and tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** @returns {string} the path of the browser for `npm test` */
export function findTestBrowser() {
  return existsSync(headlessShell) ? headlessShell : findBrowser();
}

/** Installs what `npm test` needs. Other systems have no package of the headless shell, and need none. */
export function installTestBrowser() {
  installBrowser();
  const isDebianItself = isDebian && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (isDebianItself && !existsSync(headlessShell)) installFromDebian(['chromium-headless-shell']);
}

/** Faces with the measures of Arial and Times, which visitors have and a bare Debian has not. */
const faces = '/usr/share/fonts/truetype/liberation';

/** Installs what the browser tests need and is not there, or says in plain words what to do. */
export function installBrowser() {
  const lacksFaces = () => isDebian && !existsSync(faces);
  if (existsSync(findBrowser()) && !lacksFaces()) return;
  installFromDebian(['chromium', 'fonts-liberation']);
  if (!existsSync(findBrowser())) installPlaywrightsOwn();
  if (!existsSync(findBrowser())) {
    console.error(`${howToInstall('Chromium', ['chromium'])} Then try again.`);
    process.exit(1);
  }
  if (lacksFaces()) {
    console.error(
      `The tests that nothing moves while a page loads may fail: ${howToInstall('a stand-in face', ['fonts-liberation'])}`,
    );
  }
}

function installPlaywrightsOwn() {
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    console.error('"npx playwright install chromium" did not work.');
  }
}
