import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without windows: the same engine, and tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const complete = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Fonts with the measures of Arial and Times, which visitors have and a bare Debian has not. */
const fonts = '/usr/share/fonts/truetype/liberation';

/** @param {string[]} paths of what all has to be there; the first is the program */
const engine = (...paths) => ({ path: paths[0] ?? '', isInstalled: () => paths.every(existsSync) });
/** The browsers beside Chromium that the tests use, both from Debian's packages. */
export const engines = {
  WebKit: engine('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
  Firefox: engine('/usr/bin/firefox'),
};

/** @returns {string} the path of a complete Chromium: the machine's, else Playwright's own */
export function findBrowser() {
  return complete.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** @returns {string} the path of the browser that the tests use: that of `CHROMIUM` in the environment, if it is set */
export function findTestBrowser() {
  return process.env['CHROMIUM'] ?? (existsSync(headlessShell) ? headlessShell : findBrowser());
}

/** Installs the browser if there is none, or says in plain words what to do. */
export function installTestBrowser() {
  if (existsSync(findBrowser()) && (existsSync(fonts) || !canInstall())) return;
  if (canInstall()) {
    console.log('Installing Chromium. This happens once.');
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
    // Only Debian itself has this package, and the tests do without it.
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  }
  if (!existsSync(findBrowser()))
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (existsSync(findBrowser())) return;
  console.error('The tests need Chromium or Chrome. Install one of them, and try again.');
  process.exit(1);
}

/** Installs the other browsers where that can be done, or says which of them are not tried. */
export function installEngines() {
  const missing = () =>
    Object.entries(engines).flatMap(([name, { isInstalled }]) => (isInstalled() ? [] : name));
  if (missing().length > 0 && canInstall()) {
    console.log('Installing WebKit and Firefox. This happens once.');
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'firefox-esr');
  }
  for (const name of missing()) console.log(`${name} is not installed here, and is not tried.`);
}

/** Whether the machine has Debian's packages, and may install them. */
function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @param {string} command @param {string[]} words */
function run(command, ...words) {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.error(`"${[command, ...words].join(' ')}" did not work.`);
  }
}
